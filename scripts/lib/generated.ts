import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { format } from 'oxfmt'
import { generateImportMap, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'
import formatConfig from '../../.oxfmtrc.json' with { type: 'json' }
import { contractDocument } from '@/contract/about'

/** A committed file that is made from the sources, and its text as it should be. */
export type Generated = { file: string; text: (config: SanitizedConfig) => Promise<string> }

const importMap = 'src/app/(payload)/admin/importMap.js'

export const generatedFiles: Generated[] = [
  { file: 'src/payload-types.ts', text: (config) => inFolder((folder) => writeTypes(config, folder)) },
  { file: importMap, text: (config) => inFolder((folder) => writeImportMap(config, folder)) },
  { file: 'src/contract/openapi.json', text: contractText },
]

/** Formatted as the check of formats wants it. */
async function contractText(): Promise<string> {
  const text = JSON.stringify(contractDocument())
  const { code, errors } = await format('openapi.json', text, { printWidth: formatConfig.printWidth })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return code
}

async function writeTypes(config: SanitizedConfig, folder: string): Promise<string> {
  const outputFile = path.join(folder, 'payload-types.ts')
  await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false })
  return outputFile
}

/** Its imports are relative to where it is: the folder stands for the root of the project. */
async function writeImportMap(config: SanitizedConfig, folder: string): Promise<string> {
  const importMapFile = path.join(folder, importMap)
  await mkdir(path.dirname(importMapFile), { recursive: true })
  const admin = { ...config.admin, importMap: { ...config.admin.importMap, baseDir: folder, importMapFile } }
  await generateImportMap({ ...config, admin }, { force: true, log: false })
  return importMapFile
}

/** Payload only writes files: the text of the one that `write` makes in a folder for a moment. */
async function inFolder(write: (folder: string) => Promise<string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'isotherm-generated-'))
  try {
    return await readFile(await write(folder), 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}
