import type { SiteId } from '@/i18n/locales'
import { searchKinds, type SearchKind } from '@/lib/search/kinds'
import { keysOf, recordOf } from '@/lib/typed-keys'
import { matchClass, rankOf, termWeight, textScore, titleScore, type RankingParameters } from './ranking'

/** Maximum number of hits counted and paged per kind. */
const maxFound = 1000
/** Maximum number of hits classified as in title or in summary. */
const maxBest = 300
/** Number of best hits that get a second ranking pass. */
const maxScored = { strict: 12, loose: 300 }
/** Characters of a text from which the excerpt is taken. */
const maxExcerptSource = 20_000

/** The values of the parameters of a statement, by name. */
type Values<Name extends string> = Record<Name, unknown>
export type Prepared<Name extends string> = {
  name: string
  text: string
  toValues: (given: Values<Name>) => unknown[]
}

const findTypes = {
  kind: 'text',
  pageSize: 'int',
  offset: 'int',
  hasExcerpts: 'boolean',
  inTitle: 'tsquery',
  inSummary: 'tsquery',
  anywhere: 'tsquery',
  meant: 'tsquery',
  together: 'text[]',
  promotedCollections: 'text[]',
  promotedDocuments: 'text[]',
  text: 'text',
  whole: 'text',
  models: 'text[]',
  phrase: 'text',
  anyTerm: 'tsquery',
  titleTerms: 'tsquery[]',
  terms: 'tsquery[]',
  stems: 'text[]',
  isPartial: 'boolean',
  products: 'tsquery',
  solutions: 'tsquery',
  cases: 'tsquery',
  videos: 'tsquery',
  brochures: 'tsquery',
  news: 'tsquery',
} as const satisfies Record<SearchKind | keyof RankingParameters, string> & Record<string, string>

type FindName = keyof typeof findTypes

/**
 * The counts of all kinds, and a page of hits of the requested kind. The index alone tells whether words are in the
 * title, the summary or anywhere; only the rows of the best hits are read, so that frequent words are hardly slower
 * than rare ones.
 */
export function findStatement(site: SiteId): Prepared<FindName> {
  const value = placeholdersOf(findTypes)
  const typed = { ...value } satisfies RankingParameters
  return prepared(
    `search ${site}`,
    findTypes,
    `
    with in_title as materialized (${hitsOf(site, value.inTitle, maxBest)}),
    in_summary as materialized (${hitsOf(site, value.inSummary, maxBest)}),
    anywhere as materialized (${hitsOf(site, value.anywhere, maxFound, adjacentCondition(value.together))}),
    meant as materialized (${hitsOf(site, value.meant, maxFound)}),
    promoted as materialized (
      select search_rows.ctid as tid, collection, document, place, plain_title, models, kind, tokens, at
      from unnest(${value.promotedCollections}, ${value.promotedDocuments})
        with ordinality as wanted (collection, document, at)
      join search_rows using (collection, document) where ${onSite(site)}),
    hits as (
      select *, ${matchClass.title} as class from in_title
      union all
      select *, ${matchClass.summary} from in_summary where ${notIn('in_title')}
      union all
      select *, ${matchClass.text} from anywhere where ${notIn('in_title', 'in_summary')}
      union all
      select *, ${matchClass.meaning} from meant where ${notIn('in_title', 'in_summary', 'anywhere')}),
    chosen as materialized (
      select ${columns}, ${matchClass.meaning} as class, at from promoted where kind = ${value.kind}
      union all
      select ${columns}, class, null from hits where ${notIn('promoted')}),
    term_stats as materialized (
      select title_query, query, ${termWeight(rowsWith(site, 'query'), value.isPartial)} as weight
      from unnest(${value.titleTerms}, ${value.terms}) as terms (title_query, query)),
    scored as (select *, ${titleScore(typed)} as title_score from chosen),
    best as (
      select * from scored order by at, ${rankOf('title_score')} desc, place, document
      limit case when ${value.isPartial} then ${maxScored.loose} else ${maxScored.strict} end),
    weighed as (
      select tid, ${textScore(typed)} as score from (
        select best.tid, plain_text, tokens || ''::tsvector as flat
        from best join search_rows on search_rows.ctid = best.tid offset 0) as whole_rows),
    page as (
      select tid, at, ${rankOf('title_score + coalesce(score, 0)')} as score, place, document
      from scored left join weighed using (tid)
      order by at, score desc, place, document
      limit ${value.pageSize} offset ${value.offset})
    select ${searchKinds.map((kind) => `${countOf(site, kind, value)} as ${kind}`).join(', ')}, coalesce((
      select json_agg(${foundObject(value.hasExcerpts, 'page.at is not null')}
        order by page.at, page.score desc, page.place, page.document)
      from page join search_rows on search_rows.ctid = page.tid), '[]') as found`,
  )
}

const everythingTypes = { kind: 'text', pageSize: 'int', offset: 'int', hasExcerpts: 'boolean' } as const

/** All rows of a kind, in their order. */
export function everythingStatement(site: SiteId): Prepared<keyof typeof everythingTypes> {
  const value = placeholdersOf(everythingTypes)
  return prepared(
    `search all ${site}`,
    everythingTypes,
    `
    with page as (
      select * from search_rows where ${onSite(site)} and kind = ${value.kind}
      order by place, document limit ${value.pageSize} offset ${value.offset})
    select ${searchKinds
      .map(
        (kind) =>
          `(select count(*) from search_rows where ${onSite(site)} and kind = '${kind}')::int as ${kind}`,
      )
      .join(', ')}, coalesce((
      select json_agg(${foundObject(value.hasExcerpts, 'false', 'page')} order by place, document) from page), '[]') as found`,
  )
}

/** The index of each site is partial: its condition must be a literal in the statement. */
export function onSite(site: SiteId): string {
  return `site = '${site}'`
}

export function placeholdersOf<Name extends string>(types: Record<Name, string>): Record<Name, string> {
  const names = keysOf(types)
  return recordOf(names, (name) => `$${names.indexOf(name) + 1}::${types[name]}`)
}

function prepared<Name extends string>(
  name: string,
  types: Record<Name, string>,
  text: string,
): Prepared<Name> {
  const names = keysOf(types)
  return { name, text, toValues: (given) => names.map((one) => given[one]) }
}

const columns = 'tid, collection, document, place, plain_title, models'

function hitsOf(site: SiteId, query: string, limit: number, further = ''): string {
  return `
    select ctid as tid, collection, document, place, plain_title, models from search_rows
    where ${onSite(site)} and tokens @@ ${query}${further} limit ${limit}`
}

/** Adjacency of characters, of which the index only has bigrams. */
function adjacentCondition(patterns: string): string {
  return ` and (plain_title like all(${patterns}) or plain_text like all(${patterns}))`
}

function rowsWith(site: SiteId, query: string): string {
  return `select count(*) from (
    select from search_rows where ${onSite(site)} and tokens @@ ${query} limit ${maxFound}) as hit`
}

function notIn(...others: string[]): string {
  return others.map((other) => `tid not in (select tid from ${other})`).join(' and ')
}

function countOf(site: SiteId, kind: SearchKind, value: Record<FindName, string>): string {
  const query = value[kind]
  return `case when ${value.kind} = '${kind}' then least((select count(*) from chosen), ${maxFound})
    else (select count(*) from (
      select from search_rows where ${onSite(site)} and tokens @@ ${query}${adjacentCondition(value.together)}
      limit ${maxFound}) as hit)
      + (select count(*) from promoted where kind = '${kind}' and not tokens @@ ${query}) end::int`
}

function foundObject(hasExcerpts: string, promoted: string, row = 'search_rows'): string {
  const texts = ['summary', 'body']
    .map(
      (name) =>
        `'${name}', case when ${hasExcerpts} then left(${row}.${name}, ${maxExcerptSource}) else '' end`,
    )
    .join(', ')
  const own = ['collection', 'document', 'title'].map((name) => `'${name}', ${row}.${name}`).join(', ')
  return `json_build_object(${own}, ${texts}, 'promoted', ${promoted})`
}
