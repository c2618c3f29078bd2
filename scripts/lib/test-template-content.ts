import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { root } from './paths.mjs'

/** The content of a template database: tables only, or the demo content as well. */
export type TemplateContent = 'empty' | 'demo'

/** The passwords of the demo accounts in the tests; `npm start` generates random ones. */
export const demoPasswords = {
  ADMIN_PASSWORD: 'Isotherm-Admin-1',
  EDITOR_PASSWORD: 'Isotherm-Editor-1',
  INBOX_PASSWORD: 'Isotherm-Inbox-1',
  DISTRIBUTOR_PASSWORD: 'Isotherm-Distributor-1',
}

const folder = path.join(root, '.data/test/templates')
const schemaSources = ['migrations']
/** Everything that may affect what the seed writes; pages and contract do not. */
const demoSources = [
  ...schemaSources,
  'scripts/seed',
  'scripts/lib/test-template-content.ts',
  'collections',
  'globals',
  'payload.config.ts',
  'package-lock.json',
  ...['addresses', 'cms', 'i18n', 'lib', 'server'].map((name) => `src/${name}`),
]
/** Components of the admin, which do not affect the seed. */
const ignoredSources = /^src\/cms\/(?:.+\/)?admin$/
/** The environment variables that programs need; the product's settings are not passed on. */
const inheritedVariables = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TMPDIR', 'TMP', 'TEMP']

const names = new Map<TemplateContent, string>()

/** Cached, since the sources do not change while the tests run. */
export function templateName(content: TemplateContent): string {
  const name = names.get(content) ?? newTemplateName(content)
  names.set(content, name)
  return name
}

function newTemplateName(content: TemplateContent): string {
  const hash = createHash('sha256')
  for (const start of content === 'demo' ? demoSources : schemaSources) hashPath(hash, start)
  // Its files are stored in the checkout.
  if (content === 'demo') hash.update(root)
  return `test_${content}_${hash.digest('hex').slice(0, 16)}`
}

/** The folder with the stored files of a template with demo content. */
export function templateFiles(name: string): string {
  return path.join(folder, name)
}

/** Fills an empty database and, if it has one, the folder of its files, which is renamed when complete. */
export async function fillTemplate(options: {
  url: string
  content: TemplateContent
  files?: string | undefined
}) {
  const { url, content, files } = options
  const dataDir = `${files ?? path.join(folder, 'unused')}.unfinished`
  rmSync(dataDir, { recursive: true, force: true })
  const env = {
    ...inheritedEnvironment(),
    ...demoPasswords,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  }
  await runScript('scripts/migrate.ts', env)
  if (content === 'empty' || !files) return
  mkdirSync(dataDir, { recursive: true })
  await runScript('scripts/seed/index.ts', env)
  await vacuum(url)
  renameSync(dataDir, files)
}

/** What autovacuum would do later: without statistics and with pending GIN entries, queries are slow. */
async function vacuum(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum (freeze, analyze)')
  } finally {
    await client.end()
  }
}

function inheritedEnvironment() {
  return Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]]))
}

async function runScript(script: string, env: NodeJS.Dict<string>) {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    maxBuffer: 2 ** 26,
    env: env as NodeJS.ProcessEnv,
  })
}

function hashPath(hash: ReturnType<typeof createHash>, name: string) {
  const file = path.join(root, name)
  if (ignoredSources.test(name)) return
  if (!statSync(file).isDirectory()) return void hash.update(`${name}\0`).update(readFileSync(file))
  for (const entry of readdirSync(file).sort()) hashPath(hash, `${name}/${entry}`)
}
