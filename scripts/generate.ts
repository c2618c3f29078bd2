import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { getPayload, type SanitizedConfig } from 'payload'
import payloadConfig from '../payload.config'
import { generatedFiles, type GeneratedFile } from './lib/generated-files'

/**
 * Writes the generated files. With --check it only fails if one of them is out of date or the collections need a
 * migration. One process for all files, since loading the configuration takes most of the time.
 */
const config = await payloadConfig
const problems = process.argv.includes('--check') ? await check() : await write()
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

async function write(): Promise<string[]> {
  for (const { file, text } of generatedFiles) await writeFile(file, await text(config))
  return []
}

async function check(): Promise<string[]> {
  const problems: string[] = []
  for (const generated of generatedFiles) {
    if (await isOutdated(generated)) problems.push(`${generated.file} is out of date: npm run generate`)
  }
  if (await lacksMigration(config)) {
    problems.push('The collections have changed without a migration: npm run migration -- <name>')
  }
  return problems
}

async function isOutdated({ file, text }: GeneratedFile): Promise<boolean> {
  const written = await readFile(file, 'utf8').catch(() => '')
  return written !== (await text(config))
}

/** Whether the schema differs from the newest snapshot, by the comparison Payload uses for migrations. */
async function lacksMigration(config: SanitizedConfig): Promise<boolean> {
  const { db } = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  const newest = readdirSync(db.migrationDir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)
  if (!newest) return true
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit()
  const before = JSON.parse(readFileSync(`${db.migrationDir}/${newest}`, 'utf8'))
  return (await generateMigration(before, await generateDrizzleJson(db.schema))).length > 0
}
