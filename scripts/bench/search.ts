import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { startDatabase } from '../lib/embedded-database.ts'
import { childEnvironment } from '../lib/environment.mjs'
import { dataDir, root } from '../lib/paths.mjs'
import { seedEnvironment } from '../lib/sign-ins.ts'
import { generateDocuments, readVocabulary, type Vocabulary } from './search-corpus.ts'
import { demoClasses, generatedClasses, type QueryClass } from './search-queries.ts'
import { openEngine, type SearchEngine } from './search-engine.ts'
import { percentilesOf, printHeader, printLine, printSummary, type ClassResult } from './search-report.ts'

/**
 * Compares the search with ILIKE and pg_trgm on the same rows: those of the demo content, then 1,000 and 100,000
 * generated ones. It uses its own database and takes some minutes: npm run bench:search -- 1000 100000
 */
const rowCounts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 100_000]
const site = 'zh_CN'
const index = 'search_rows_zh_cn_idx'
/** How often each query of a class runs; a scan takes equally long for all of them. */
const rounds = 10
const scanQueries = 3
const batch = 500

/** The same work as a search (counts of all kinds and one page of results) for a literal text. */
const scanStatement = `
  with hits as materialized (
    select collection, document, kind, place from search_rows where site = '${site}' and plain_text ilike $1)
  select (select json_object_agg(kind, count) from (select kind, count(*) from hits group by kind) as counted),
    (select json_agg(page) from (
      select title from search_rows join (
        select * from hits where kind = 'products' order by place, document limit 12) as best
      using (collection, document) where site = '${site}') as page)`

const server = await startDatabase({ dir: path.join(dataDir, 'bench', 'postgres'), throwaway: true })
const client = await makeDatabase()
try {
  await run()
} finally {
  await client.end()
  await server.stop()
}
// Listeners of the CMS would keep the process alive.
process.exit(0)

async function run(): Promise<void> {
  const engine = await openEngine()
  const { rows } = await client.query<{ text: string }>(
    'select title || summary || body as text from search_rows',
  )
  const vocabulary = readVocabulary(rows.map(({ text }) => text))
  await measureAll(engine, await demoClasses(client, vocabulary))
  const results: ClassResult[][] = []
  for (const size of rowCounts) {
    await fillRows(engine, { size, vocabulary })
    results.push(await measureAll(engine, await generatedClasses(client, vocabulary)))
  }
  printSummary(rowCounts, results)
}

/** A copy of the demo database, which stays for later runs because filling it takes longest. */
async function makeDatabase(): Promise<pg.Client> {
  const [demo, own] = ['bench_demo', 'bench_search']
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [demo])
  if (rowCount === 0) await admin.query(`create database ${demo}`)
  runScripts(demo, ['migrate.ts', 'seed/index.ts'])
  await admin.query(`drop database if exists ${own} with (force)`)
  await admin.query(`create database ${own} template ${demo}`)
  await admin.end()
  process.env.DATABASE_URL = server.urlOf(own)
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  return client
}

function runScripts(database: string, scripts: string[]): void {
  const places = { DATABASE_URL: server.urlOf(database), DATA_DIR: path.join(dataDir, 'bench') }
  Object.assign(process.env, places)
  const env = childEnvironment(seedEnvironment())
  for (const script of scripts)
    execFileSync(process.execPath, ['--import', 'tsx', `scripts/${script}`], {
      cwd: root,
      stdio: 'ignore',
      env,
    })
}

/** Rows are written by the product's own writer; the index is created at the end, which is faster. */
async function fillRows(
  { write }: SearchEngine,
  { size, vocabulary }: { size: number; vocabulary: Vocabulary },
) {
  const start = performance.now()
  const { rows } = await client.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = '${index}'`,
  )
  await client.query(`drop index ${index}`)
  await client.query('truncate search_rows')
  const all = [...generateDocuments(vocabulary, size)]
  for (let from = 0; from < size; from += batch) await write(all.slice(from, from + batch))
  await client.query(`set maintenance_work_mem = '1GB'`)
  await client.query(rows[0]?.indexdef ?? '')
  await client.query('vacuum analyze search_rows')
  console.log(
    `\n${size.toLocaleString('en')} rows written in ${Math.round((performance.now() - start) / 1000)} s`,
  )
}

async function measureAll(engine: SearchEngine, classes: QueryClass[]): Promise<ClassResult[]> {
  await printHeader(client, index)
  const finds: Pick<ClassResult, 'hits' | 'find' | 'sql'>[] = []
  for (const one of classes) finds.push(await measureFind(engine, one))
  const scans = await scanAll(classes)
  await client.query('create extension if not exists pg_trgm')
  await client.query('create index bench_trigrams on search_rows using gin (plain_text gin_trgm_ops)')
  await client.query('analyze search_rows')
  const trigrams = await scanAll(classes)
  await client.query('drop index bench_trigrams')
  return classes.map(({ name, isShort }, at) => {
    const own = finds[at] ?? { hits: 0, find: percentilesOf(), sql: percentilesOf() }
    const measured = {
      name,
      isShort,
      ...own,
      scan: percentilesOf(scans[at]),
      trigrams: percentilesOf(trigrams[at]),
    }
    printLine(measured)
    return measured
  })
}

async function measureFind({ find, duration }: SearchEngine, { texts }: QueryClass) {
  const times = { find: [] as number[], sql: [] as number[] }
  let hits = 0
  for (let round = 0; round <= rounds; round += 1) {
    for (const text of texts) {
      const start = performance.now()
      const { counts } = await find({ site, kind: 'products', text, pageNo: 1, pageSize: 12 })
      const time = performance.now() - start
      // The first round warms up.
      if (round === 0) hits += Object.values(counts).reduce((sum, count) => sum + count, 0)
      else times.find.push(time)
      if (round > 0) times.sql.push(duration())
    }
  }
  return {
    hits: Math.round(hits / texts.length),
    find: percentilesOf(times.find),
    sql: percentilesOf(times.sql),
  }
}

async function scanAll(classes: QueryClass[]): Promise<number[][]> {
  const all: number[][] = []
  for (const { texts } of classes) {
    const times: number[] = []
    for (const text of texts.slice(0, scanQueries)) {
      const start = performance.now()
      await client.query(scanStatement, [`%${text}%`])
      times.push(performance.now() - start)
    }
    all.push(times)
  }
  return all
}
