import type { SiteId } from '@/i18n/locales'
import type { SearchKind } from '@/lib/search/kinds'
import type { JudgedQuery } from './judged'
import { idsOf } from './judged/documents'

/** The indexed texts of a document on one site. */
export type IndexedText = {
  site: SiteId
  kind: SearchKind
  document: string
  title: string
  summary: string
  body: string
}

/** The relevance grade of each document for the query; others have grade 0. */
export function gradesOf(query: JudgedQuery & { site: SiteId }, shown: IndexedText[]): Map<string, number> {
  const read = shown.filter(({ site, kind }) => site === query.site && kind === query.kind)
  const grades = new Map<string, number>()
  const grade = (ids: string[], value: number) =>
    ids.forEach((id) => grades.set(id, Math.max(value, grades.get(id) ?? 0)))

  for (const [value, names] of [query.related, query.good, query.exact].entries()) {
    grade(idsOfNames(names, query), value + 1)
  }
  for (const document of read) grade([document.document], ruleGrade(document, query))
  return new Map([...grades].filter(([, value]) => value > 0))
}

function idsOfNames(names: string[] | undefined, query: { kind: SearchKind; site: SiteId }): string[] {
  return (names ?? []).flatMap((name) => idsOf(name, query))
}

function ruleGrade(
  { title, summary, body }: IndexedText,
  { contains: holding, mentions: mentioning }: JudgedQuery,
): number {
  if (holding) return 3 - [title, summary, body].concat(holding).findIndex((text) => text.includes(holding))
  if (!mentioning) return 0
  const whole = [title, summary, body].join(' ').toLowerCase()
  return mentioning.every((words) => whole.includes(words.toLowerCase())) ? 1 : 0
}
