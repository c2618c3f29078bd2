import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { format } from 'oxfmt'
import { generateImportMap, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'
import formatConfig from '../../.oxfmtrc.json' with { type: 'json' }
import { contractDocument } from '@/contract/about'
import { tableWriter, withoutTypes } from './database-tables'

/** A committed file that is generated from the sources, with its expected text. */
export type GeneratedFile = { file: string; text: (config: SanitizedConfig) => Promise<string> }

const importMap = 'src/app/(payload)/admin/importMap.js'

export const generatedFiles: GeneratedFile[] = [
  { file: 'src/payload-types.ts', text: (config) => textWrittenTo((folder) => writeTypes(config, folder)) },
  { file: 'src/database-tables.ts', text: tablesText },
  { file: importMap, text: (config) => textWrittenTo((folder) => writeImportMap(config, folder)) },
  { file: 'src/contract/openapi.json', text: contractText },
]

function contractText(): Promise<string> {
  return formatted('openapi.json', JSON.stringify(contractDocument()))
}

async function tablesText(config: SanitizedConfig): Promise<string> {
  const write = await tableWriter(config)
  const generated = await textWrittenTo(async (folder) => {
    const outputFile = path.join(folder, 'database-tables.ts')
    await write(outputFile)
    return outputFile
  })
  return formatted('database-tables.ts', withoutTypes(generated))
}

const { semi, singleQuote, printWidth } = formatConfig

/** Formatted with the formatter of the project. */
async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, { semi, singleQuote, printWidth })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return code
}

async function writeTypes(config: SanitizedConfig, folder: string): Promise<string> {
  const outputFile = path.join(folder, 'payload-types.ts')
  await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false })
  return outputFile
}

/** The imports of the map are relative to its path, so the temporary folder acts as the project root. */
async function writeImportMap(config: SanitizedConfig, folder: string): Promise<string> {
  const importMapFile = path.join(folder, importMap)
  await mkdir(path.dirname(importMapFile), { recursive: true })
  const admin = { ...config.admin, importMap: { ...config.admin.importMap, baseDir: folder, importMapFile } }
  await generateImportMap({ ...config, admin }, { force: true, log: false })
  return importMapFile
}

/** Payload only writes files, so the text is read from a file in a temporary folder. */
async function textWrittenTo(write: (folder: string) => Promise<string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'isotherm-generated-'))
  try {
    return await readFile(await write(folder), 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}
