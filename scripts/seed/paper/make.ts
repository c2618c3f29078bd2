import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { materialSeeds } from '../content/materials'
import { paperOf } from './papers'
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
const wanted = materialSeeds.filter(
  ({ file, slug }) =>
    file === `${slug}.pdf` && (positionals.length === 0 || positionals.some((part) => file.includes(part))),
)
await printAll({ materials: wanted, paperOf, out, fonts: values.fonts })
