import type pg from 'pg'

export type Percentiles = { p50: number; p99: number }

export type ClassResult = {
  name: string
  isShort: boolean
  /** Over all kinds; each is counted up to a limit. */
  hits: number
} & Record<'find' | 'sql' | 'scan' | 'trigrams', Percentiles>

const goals = { faster: 500, slower: 2 }

export function percentilesOf(times: number[] = []): Percentiles {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil((sorted.length - 1) * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

export async function printHeader(client: pg.Client, index: string): Promise<void> {
  const { rows } = await client.query<Record<'rows' | 'characters' | 'all' | 'index', string>>(`
    select count(*) as rows, avg(length(plain_text))::int as characters,
      pg_size_pretty(pg_total_relation_size('search_rows')) as all, pg_size_pretty(pg_relation_size('${index}')) as index
    from search_rows where site = 'zh_CN'`)
  const [size] = rows
  console.log(
    `\n${Number(size?.rows).toLocaleString('en')} rows of ${size?.characters} characters, ${size?.all}, of that the index ${size?.index}; in ms`,
  )
  console.log(
    tableRow([
      '',
      'hits',
      'find p50',
      'p99',
      'SQL p50',
      'p99',
      'ILIKE p50',
      'p99',
      'pg_trgm p50',
      'p99',
      'ILIKE / find',
    ]),
  )
}

export function printLine({ name, hits, find, sql, scan, trigrams }: ClassResult): void {
  const figures = [find, sql, scan, trigrams].flatMap(({ p50, p99 }) => [p50.toFixed(1), p99.toFixed(1)])
  console.log(tableRow([name, String(hits), ...figures, (scan.p50 / find.p50).toFixed(0)]))
}

/** Compares the classes of two-character words with the goals. */
export function printSummary(sizes: number[], results: ClassResult[][]): void {
  const short = results.map((classes) => classes.filter(({ isShort }) => isShort))
  const [smallest, largest] = [short[0] ?? [], short.at(-1) ?? []]
  const faster = largest.map(({ scan, find }) => scan.p50 / find.p50)
  const slower = largest.map(({ find }, at) => find.p50 / (smallest[at]?.find.p50 ?? 1))
  const [from, to] = [sizes[0], sizes.at(-1)].map((size) => size?.toLocaleString('en'))
  const list = (ratios: number[], digits: number) =>
    largest.map(({ name }, at) => `${name} ${ratios[at]?.toFixed(digits)}`).join(', ')
  console.log(
    `\nTwo characters at ${to} rows, times as fast as ILIKE (goal ${goals.faster}): ${list(faster, 0)}`,
  )
  console.log(`Their median at ${to} rows, times that at ${from} (goal ${goals.slower}): ${list(slower, 2)}`)
}

function tableRow(cells: string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(20) : cell.padStart(13))).join('')
}
