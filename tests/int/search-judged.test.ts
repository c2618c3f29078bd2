import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { searchKinds } from '@/lib/search/kinds'
import { meaningOf } from '@/server/search/interpretations'
import { searchReader } from '@/server/search/reader'
import type { IndexedText } from '../search/grades'
import { buyerGroups } from '../search/buyers'
import { judgedGroups } from '../search/judged'
import { idsOf } from '../search/judged/documents'
import { measure, reportOf } from '../search/measure'
import { mean } from '../search/ndcg'
import { sampleRuns } from '../search/sample-runs'
import { cacheReads } from '../support/page-cache'
import { seededCms } from '../support/seeded'

const site = 'zh_CN'
let shown: IndexedText[]

beforeAll(async () => {
  shown = await readRows(await seededCms())
  cacheReads()
}, 240_000)

test('every judged document is found on its site', () => {
  const rows = new Set(shown.map(({ site, kind, document }) => `${site} ${kind} ${document}`))
  const groups = [...judgedGroups, ...buyerGroups.tuning, ...buyerGroups.heldBack]
  const missing = groups.flatMap(({ site, queries }) =>
    queries.flatMap(({ kind, exact = [], good = [], related = [] }) =>
      [...exact, ...good, ...related]
        .flatMap((name) => idsOf(name, { kind, site }))
        .filter((id) => !rows.has(`${site} ${kind} ${id}`)),
    ),
  )
  expect(missing).toEqual([])
})

test('visitors find what they look for on the first page (issue 7: nDCG@10 of 0.9)', async () => {
  const measured = await measure(searchReader, { groups: judgedGroups, shown })
  process.stdout.write(`${reportOf(measured)}\n`)
  expect(mean(measured.map(({ ndcg }) => ndcg))).toBeGreaterThanOrEqual(0.9)
}, 240_000)

test.each(['tuning', 'heldBack'] as const)(
  'buyers find it by their own words (issue 14: half of the second set, %s)',
  async (half) => {
    const measured = await measure(searchReader, { groups: buyerGroups[half], shown })
    process.stdout.write(`${half}\n${reportOf(measured)}\n`)
    expect(mean(measured.map(({ ndcg }) => ndcg))).toBeGreaterThanOrEqual(0.9)
  },
  240_000,
)

test('every text that contains a Chinese substring is found by it (issue 7: one to six characters)', async () => {
  const texts = shown.filter((row) => row.site === site)
  const sampled = sampleRuns(texts.map(textOf), { perLength: 30, maxLength: 6 })
  expect(sampled.length).toBeGreaterThan(120)
  const missed: string[] = []
  for (const piece of sampled) {
    // Among the solutions a synonym is replaced by its meaning (S1 5).
    const isReplaced = (await meaningOf(piece)) !== null
    for (const kind of searchKinds.filter((one) => one !== 'solutions' || !isReplaced)) {
      const scanned = texts.filter((row) => row.kind === kind && textOf(row).includes(piece))
      if (scanned.length === 0) continue
      const { found, counts } = await searchReader.find({
        site,
        kind,
        text: piece,
        pageNo: 1,
        pageSize: 1000,
      })
      const reached = new Set(found.map(({ document }) => document))
      missed.push(
        ...scanned.filter(({ document }) => !reached.has(document)).map(({ title }) => `${piece}: ${title}`),
      )
      expect(counts[kind], piece).toBeGreaterThanOrEqual(scanned.length)
    }
  }
  expect(missed).toEqual([])
}, 240_000)

async function readRows({ db }: Payload): Promise<IndexedText[]> {
  const { rows } = await db.drizzle.execute<IndexedText>(
    sql`select site, kind, document, title, summary, body from search_rows`,
  )
  return rows
}

function textOf({ title, summary, body }: IndexedText): string {
  return [title, summary, body].join('\n')
}
