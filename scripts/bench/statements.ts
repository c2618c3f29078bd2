import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pageAt } from '@/addresses/page-at'
import { openCountingProxy } from '../lib/counting-proxy'
import { freePort, startDatabase } from '../lib/embedded-database'
import { childEnvironment } from '../lib/environment.mjs'
import { bundleFolder, dataDir } from '../lib/paths.mjs'
import { bundlePrograms } from '../lib/programs'
import { readSecrets } from '../lib/secrets'

/**
 * The SQL statements of uncached pages: for each page type of both layouts, of its first page in the site map and of
 * the next two, which share reads with it. The home pages are read before, so the frame of all pages is cached. Needs a
 * build and a filled database, as `npm start` leaves them: npm run bench:statements
 */
const [bundle = bundleFolder] = process.argv.slice(2)
const samples = 3
/** Per page. */
const budget = 6
/** The names of the connections of the CMS, of the search and of other reads. */
const applications = ['', 'isotherm-search', 'isotherm-gateway']

const database = process.env.DATABASE_URL
  ? null
  : await startDatabase({ dir: path.join(dataDir, 'postgres') })
const proxy = await openCountingProxy(database?.url ?? process.env.DATABASE_URL ?? '')
const port = await freePort()
const base = `http://localhost:${port}`
const server = spawn(process.execPath, bundlePrograms(bundle).server, {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: childEnvironment({
    DATABASE_URL: proxy.url,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    PORT: String(port),
    ...readSecrets(dataDir),
  }),
})
try {
  while (!(await fetch(`${base}/readyz`).catch(() => null))?.ok) await delay(200)
  await measure()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await proxy.close()
  await database?.stop()
}

async function measure(): Promise<void> {
  for (const home of ['/en', '/cn']) await read(home)
  let over = 0
  for (const [type, addresses] of await pagesByType()) {
    const counts: number[] = []
    for (const address of addresses) counts.push(await statementsOf(address))
    if (Math.max(...counts) > budget) over += 1
    console.log(`${type.padEnd(32)} ${counts.map((count) => String(count).padStart(3)).join(' ')}`)
  }
  console.log(`${over} page types are over the budget of ${budget}`)
}

async function statementsOf(address: string): Promise<number> {
  const before = proxy.count(applications)
  await read(address)
  return proxy.count(applications) - before
}

/** The first pages of each type, of the Chinese layout and of the international one in English. */
async function pagesByType(): Promise<Map<string, string[]>> {
  const pages = new Map<string, string[]>()
  for (const address of await siteMap()) {
    const isChinese = /^\/(?:cn$|zh_CN\/)/.test(address)
    const isEnglish = (new URLSearchParams(address.split('?')[1]).get('lang') ?? 'en_EN') === 'en_EN'
    if (!isChinese && !isEnglish) continue
    const type = `${isChinese ? 'zh' : 'intl'} ${pageAt(address)}`
    const known = pages.get(type) ?? []
    if (known.length < samples) pages.set(type, [...known, address])
  }
  return pages
}

async function siteMap(): Promise<string[]> {
  const xml = await read('/sitemap.xml')
  return [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}

async function read(address: string): Promise<string> {
  const response = await fetch(base + address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}
