import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Secrets that are generated once per installation; the keys are names of environment variables. */
export type Secrets = { PAYLOAD_SECRET: string }

/** Reads the secrets of a data folder and generates them the first time. Environment variables take precedence. */
export function readSecrets(dataDir: string): Secrets {
  if (process.env.PAYLOAD_SECRET) return { PAYLOAD_SECRET: process.env.PAYLOAD_SECRET }
  const file = path.join(dataDir, 'secrets.json')
  if (!existsSync(file))
    writePrivate(file, `${JSON.stringify({ PAYLOAD_SECRET: randomToken(32) }, null, 2)}\n`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** Atomically writes a file that only its owner can read. */
export function writePrivate(file: string, content: string) {
  const temporary = `${file}.new`
  writeFileSync(temporary, content, { mode: 0o600 })
  renameSync(temporary, file)
}
