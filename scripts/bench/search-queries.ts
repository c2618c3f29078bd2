import type pg from 'pg'
import { modelAt, type Vocabulary } from './search-corpus.ts'

export type QueryClass = {
  name: string
  texts: string[]
  /** Words of two Chinese characters, which the performance goals are about. */
  isShort: boolean
}

type Ranks = Record<'common' | 'middling' | 'rare', [from: number, to: number]>

const queriesPerClass = 20

export async function demoClasses(
  client: pg.Client,
  { chinese, english, realWords: known }: Vocabulary,
): Promise<QueryClass[]> {
  const { rows } = await client.query<{ model: string }>(
    `select distinct models[1] as model from search_rows where kind = 'products' and site = 'zh_CN' order by 1`,
  )
  const last = known.chinese
  const ranks: Ranks = { common: [0, 150], middling: [150, last / 4], rare: [last / 4, last] }
  return [
    ...shortClasses(chinese, ranks),
    { name: 'model number', texts: sampleEvenly(rows.map(({ model }) => model)), isShort: false },
    { name: 'English word', texts: sampleEvenly(english.slice(0, known.english / 4)), isShort: false },
    ...(await phraseClasses(client)),
  ]
}

export async function generatedClasses(
  client: pg.Client,
  { chinese, english }: Vocabulary,
): Promise<QueryClass[]> {
  const ranks: Ranks = { common: [50, 250], middling: [1000, 2000], rare: [20_000, 30_000] }
  const models = Array.from({ length: queriesPerClass }, (_, at) => modelAt(at * 50))
  return [
    ...shortClasses(chinese, ranks),
    { name: 'model number', texts: models, isShort: false },
    { name: 'English word', texts: sampleEvenly(english.slice(50, 5000)), isShort: false },
    ...(await phraseClasses(client)),
  ]
}

function shortClasses(chinese: string[], ranks: Ranks): QueryClass[] {
  return Object.entries(ranks).map(([name, [from, to]]) => ({
    name: `${name} word of 2`,
    texts: sampleEvenly(chinese.slice(from, to).filter((word) => [...word].length === 2)),
    isShort: true,
  }))
}

/** Phrases that occur in some document. */
async function phraseClasses(client: pg.Client): Promise<QueryClass[]> {
  const { rows } = await client.query<{ body: string }>(
    `select body from search_rows where site = 'zh_CN' and length(body) > 80 order by place, document limit 300`,
  )
  const found = (pattern: RegExp) => sampleEvenly(rows.flatMap(({ body }) => pattern.exec(body)?.[0] ?? []))
  return [
    { name: 'Chinese phrase', texts: found(/\p{Script=Han}{6}/u), isShort: false },
    { name: 'English phrase', texts: found(/\b[a-z]{3,} [a-z]{3,}\b/iu), isShort: false },
  ].filter(({ texts }) => texts.length > 0)
}

function sampleEvenly(from: string[]): string[] {
  const step = Math.max(1, from.length / queriesPerClass)
  return Array.from(
    { length: Math.min(queriesPerClass, from.length) },
    (_, at) => from[Math.floor(at * step)] ?? '',
  )
}
