import path from 'node:path'
import { parseArgs } from 'node:util'
import { policySeeds } from '../content/files'
import { materialSeeds } from '../content/materials'
import { pdfOf } from './templates'
import { policy } from './templates/policy'
import { printAll } from './print'

/**
 * Prints the demo PDFs: node --import tsx scripts/seed/pdfs/make-pdfs.ts --fonts FOLDER [--out FOLDER] [part of a file name ...]
 * FOLDER contains static files of host-grotesk and noto-sans-sc; README.md names their source.
 */
const { values, positionals } = parseArgs({
  options: { fonts: { type: 'string' }, out: { type: 'string' } },
  allowPositionals: true,
})
if (!values.fonts) throw new Error('Name the folder of the fonts: --fonts FOLDER')
const out = values.out ?? path.join(import.meta.dirname, '../documents')
const isWanted = ({ file }: { file: string }) =>
  positionals.length === 0 || positionals.some((part) => file.includes(part))
// A PDF shared by several materials is printed once, for the first of them.
const materials = materialSeeds.filter(({ file, slug }) => file === `${slug}.pdf`)
const documents = [
  ...materials.filter(isWanted).map((material) => () => pdfOf(material)),
  ...policySeeds.filter(isWanted).map((seed) => () => Promise.resolve(policy(seed))),
]
await printAll({ documents, out, fonts: values.fonts })
