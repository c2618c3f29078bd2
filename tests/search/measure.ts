import type { SiteId } from '@/i18n/locales'
import type { SearchReader } from '@/lib/search/engine'
import { gradesOf, type IndexedText } from './grades'
import type { JudgedGroup, JudgedQuery } from './judged'
import { mean, ndcgAt } from './ndcg'

const depth = 10

export type Measured = JudgedQuery & { site: SiteId; group: string; ndcg: number; found: string[] }

type MeasureOptions = { groups: JudgedGroup[]; shown: IndexedText[] }

/** Measures the ranking of the judged queries. */
export async function measure(reader: SearchReader, { groups, shown }: MeasureOptions): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const { name, site, queries } of groups) {
    for (const query of queries) {
      const result = await reader.find({
        site,
        kind: query.kind,
        text: query.text,
        pageNo: 1,
        pageSize: depth,
      })
      const found = result.found.map(({ document }) => document)
      const ndcg = ndcgAt(depth, found, gradesOf({ ...query, site }, shown))
      measured.push({ ...query, site, group: name, ndcg, found })
    }
  }
  return measured
}

/** One line for the whole set, for each group and for each of the worst queries. */
export function reportOf(measured: Measured[]): string {
  const groups = Map.groupBy(measured, ({ group }) => group)
  const worst = measured.filter(({ ndcg }) => ndcg < 0.9).sort((a, b) => a.ndcg - b.ndcg)
  return [
    line('all', measured),
    ...[...groups].map(([name, of]) => line(name, of)),
    ...worst.slice(0, 20).map(({ site, kind, text, ndcg }) => `  ${ndcg.toFixed(3)} ${site} ${kind} ${text}`),
  ].join('\n')
}

function line(name: string, measured: Measured[]): string {
  const value = mean(measured.map(({ ndcg }) => ndcg))
  return `nDCG@${depth} ${value.toFixed(3)} ${name} (${measured.length} queries)`
}
