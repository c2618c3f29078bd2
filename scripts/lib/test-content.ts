import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { root } from './places.mjs'

/** What a template database of the tests holds: tables only, or the demo content of a first start. */
export type Content = 'empty' | 'demo'

/** The passwords of the demo's accounts in the tests; a start draws them. */
export const demoPasswords = {
  ADMIN_PASSWORD: 'Isotherm-Admin-1',
  EDITOR_PASSWORD: 'Isotherm-Editor-1',
  INBOX_PASSWORD: 'Isotherm-Inbox-1',
  DISTRIBUTOR_PASSWORD: 'Isotherm-Distributor-1',
}

const folder = path.join(root, '.data/test/templates')
const tables = ['migrations']
/** All that decides what the seed writes, with room: the pages and the contract do not. */
const demo = [
  ...tables,
  'scripts/seed',
  'scripts/lib/test-content.ts',
  'collections',
  'globals',
  'payload.config.ts',
  'package-lock.json',
  ...['addresses', 'cms', 'i18n', 'lib', 'server'].map((name) => `src/${name}`),
]
/** It shows what the seed has written. */
const shown = 'src/cms/admin'
/** What programs need of the shell; settings of the product are not among it. */
const ofTheShell = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TMPDIR', 'TMP', 'TEMP']

const names = new Map<Content, string>()

/** What it depends on does not change while the tests run. */
export function nameOfTemplate(content: Content): string {
  const name = names.get(content) ?? newName(content)
  names.set(content, name)
  return name
}

function newName(content: Content): string {
  const hash = createHash('sha256')
  for (const start of content === 'demo' ? demo : tables) addTo(hash, start)
  // Its files are kept in the checkout.
  if (content === 'demo') hash.update(root)
  return `test_${content}_${hash.digest('hex').slice(0, 16)}`
}

/** Where the stored files of a template with demo content are. */
export function filesOf(name: string): string {
  return path.join(folder, name)
}

/** Fills an empty database, and the folder of its files if it has one, which appears when it is complete. */
export async function makeContent(options: { url: string; content: Content; files?: string | undefined }) {
  const { url, content, files } = options
  const dataDir = `${files ?? path.join(folder, 'unused')}.unfinished`
  rmSync(dataDir, { recursive: true, force: true })
  const env = { ...shell(), ...demoPasswords, DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  await runScript('scripts/migrate.ts', env)
  if (content === 'empty' || !files) return
  mkdirSync(dataDir, { recursive: true })
  await runScript('scripts/seed/index.ts', env)
  await tidy(url)
  renameSync(dataDir, files)
}

/** As PostgreSQL does by itself after a while: without statistics, and with indexes half written, it is slow. */
async function tidy(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum (freeze, analyze)')
  } finally {
    await client.end()
  }
}

function shell() {
  return Object.fromEntries(ofTheShell.map((name) => [name, process.env[name]]))
}

async function runScript(script: string, env: NodeJS.Dict<string>) {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    maxBuffer: 2 ** 26,
    env: env as NodeJS.ProcessEnv,
  })
}

function addTo(hash: ReturnType<typeof createHash>, name: string) {
  const file = path.join(root, name)
  if (name === shown) return
  if (!statSync(file).isDirectory()) return void hash.update(`${name}\0`).update(readFileSync(file))
  for (const entry of readdirSync(file).sort()) addTo(hash, `${name}/${entry}`)
}
