import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What is drawn once for an installation and kept; keys are the names of the environment variables. */
export type Secrets = { PAYLOAD_SECRET: string }

/** The secrets kept in a data folder, drawn at the first time. What the environment sets goes before. */
export function readSecrets(dataDir: string): Secrets {
  if (process.env.PAYLOAD_SECRET) return { PAYLOAD_SECRET: process.env.PAYLOAD_SECRET }
  const file = path.join(dataDir, 'secrets.json')
  if (!existsSync(file)) writePrivate(file, `${JSON.stringify({ PAYLOAD_SECRET: draw(32) }, null, 2)}\n`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function draw(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** Writes a file that only its owner may read, as a whole or not at all. */
export function writePrivate(file: string, content: string) {
  const temporary = `${file}.new`
  writeFileSync(temporary, content, { mode: 0o600 })
  renameSync(temporary, file)
}
