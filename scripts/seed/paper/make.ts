import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { policySeeds } from '../content/files'
import { materialSeeds } from '../content/materials'
import { paperOf } from './papers'
import { policy } from './papers/policy'
import { printAll } from './print'

/**
 * Prints the demo papers: node --import tsx scripts/seed/paper/make.ts --fonts FOLDER [--out FOLDER] [part of a file name ...]
 * FOLDER holds host-grotesk and noto-sans-sc as static cuts; README.md says where they come from.
 */
const { values, positionals } = parseArgs({
  options: { fonts: { type: 'string' }, out: { type: 'string' } },
  allowPositionals: true,
})
if (!values.fonts) throw new Error('Where are the fonts? --fonts FOLDER')
const out = values.out ?? fileURLToPath(new URL('../documents/', import.meta.url))
const isWanted = ({ file }: { file: string }) =>
  positionals.length === 0 || positionals.some((part) => file.includes(part))
// A booklet is printed once, by the first material that shares it.
const materials = materialSeeds.filter(({ file, slug }) => file === `${slug}.pdf`)
const papers = [
  ...materials.filter(isWanted).map((material) => () => paperOf(material)),
  ...policySeeds.filter(isWanted).map((seed) => () => Promise.resolve(policy(seed))),
]
await printAll({ papers, out, fonts: values.fonts })
