import type { SiteId } from '@/i18n/locales'
import { searchKinds, type SearchKind } from '@/lib/search/kinds'
import { places, standing, tellingOf, textScore, titleScore, type Typed } from './ranking'

/** A kind is counted, and leafed through, up to this many. */
const mostFound = 1000
/** Hits in titles and in summaries come first; of very common words so many do. */
const mostBest = 300
/** So many of the best are read whole. */
const mostWeighed = { strict: 12, loose: 300 }
/** How much of a text is looked through for a passage to show. */
const excerptFrom = 20_000

/** What a statement is asked with, by its names. */
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
  ...{ inTitle: 'tsquery', inSummary: 'tsquery', anywhere: 'tsquery', meant: 'tsquery' },
  together: 'text[]',
  ...{ promotedCollections: 'text[]', promotedDocuments: 'text[]' },
  ...{ text: 'text', whole: 'text', models: 'text[]', phrase: 'text', anyTerm: 'tsquery' },
  ...{ titleTerms: 'tsquery[]', terms: 'tsquery[]', stems: 'text[]', isLoose: 'boolean' },
  ...{ products: 'tsquery', solutions: 'tsquery', cases: 'tsquery', videos: 'tsquery' },
  ...{ brochures: 'tsquery', news: 'tsquery' },
} as const satisfies Record<SearchKind | keyof Typed, string> & Record<string, string>

type FindName = keyof typeof findTypes

/**
 * The counts of all kinds, and the page of the kind asked for. Words that are in titles, in summaries or anywhere are
 * told apart by the index; the rows of the best alone are read whole, so that a common word costs little more than a
 * rare one.
 */
export function findStatement(site: SiteId): Prepared<FindName> {
  const value = namesOf(findTypes)
  const typed = { ...value } satisfies Typed
  return prepared(
    `search ${site}`,
    findTypes,
    `
    with in_title as materialized (${hitsOf(site, value.inTitle, mostBest)}),
    in_summary as materialized (${hitsOf(site, value.inSummary, mostBest)}),
    anywhere as materialized (${hitsOf(site, value.anywhere, mostFound, together(value.together))}),
    meant as materialized (${hitsOf(site, value.meant, mostFound)}),
    promoted as materialized (
      select search_rows.ctid as tid, collection, document, place, plain_title, models, kind, tokens, at
      from unnest(${value.promotedCollections}, ${value.promotedDocuments})
        with ordinality as wanted (collection, document, at)
      join search_rows using (collection, document) where ${onSite(site)}),
    hits as (
      select *, ${places.title} as class from in_title
      union all
      select *, ${places.summary} from in_summary where ${outside('in_title')}
      union all
      select *, ${places.text} from anywhere where ${outside('in_title', 'in_summary')}
      union all
      select *, ${places.meaning} from meant where ${outside('in_title', 'in_summary', 'anywhere')}),
    chosen as materialized (
      select ${columns}, ${places.meaning} as class, at from promoted where kind = ${value.kind}
      union all
      select ${columns}, class, null from hits where ${outside('promoted')}),
    told as materialized (
      select titled, worded, ${tellingOf(rowsWith(site, 'worded'), value.isLoose)} as telling
      from unnest(${value.titleTerms}, ${value.terms}) as asked (titled, worded)),
    scored as (select *, ${titleScore(typed)} as title_score from chosen),
    best as (
      select * from scored order by at, ${standing('title_score')} desc, place, document
      limit case when ${value.isLoose} then ${mostWeighed.loose} else ${mostWeighed.strict} end),
    weighed as (
      select tid, ${textScore(typed)} as score from (
        select best.tid, plain_text, tokens || ''::tsvector as flat
        from best join search_rows on search_rows.ctid = best.tid offset 0) as whole_rows),
    page as (
      select tid, at, ${standing('title_score + coalesce(score, 0)')} as score, place, document
      from scored left join weighed using (tid)
      order by at, score desc, place, document
      limit ${value.pageSize} offset ${value.offset})
    select ${searchKinds.map((kind) => `${countOf(site, kind, value)} as ${kind}`).join(', ')}, coalesce((
      select json_agg(${foundObject('page.at is not null')}
        order by page.at, page.score desc, page.place, page.document)
      from page join search_rows on search_rows.ctid = page.tid), '[]') as found`,
  )
}

const everythingTypes = { kind: 'text', pageSize: 'int', offset: 'int' } as const

/** Everything of a kind, in its own order. */
export function everythingStatement(site: SiteId): Prepared<keyof typeof everythingTypes> {
  const value = namesOf(everythingTypes)
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
      select json_agg(${foundObject('false', 'page')} order by place, document) from page), '[]') as found`,
  )
}

/** A site's index is partial: its condition has to stand in the statement as it is. */
export function onSite(site: SiteId): string {
  return `site = '${site}'`
}

export function namesOf<Types extends Record<string, string>>(types: Types): Record<keyof Types, string> {
  const entries = Object.entries(types).map(([name, type], index) => [name, `$${index + 1}::${type}`])
  return Object.fromEntries(entries) as Record<keyof Types, string>
}

function prepared<Name extends string>(
  name: string,
  types: Record<Name, string>,
  text: string,
): Prepared<Name> {
  const names = Object.keys(types) as Name[]
  return { name, text, toValues: (given) => names.map((one) => given[one]) }
}

const columns = 'tid, collection, document, place, plain_title, models'

function hitsOf(site: SiteId, query: string, limit: number, further = ''): string {
  return `
    select ctid as tid, collection, document, place, plain_title, models from search_rows
    where ${onSite(site)} and tokens @@ ${query}${further} limit ${limit}`
}

/** Characters that have to stand together, of which the index knows no more than every two. */
function together(patterns: string): string {
  return ` and (plain_title like all(${patterns}) or plain_text like all(${patterns}))`
}

function rowsWith(site: SiteId, query: string): string {
  return `select count(*) from (
    select from search_rows where ${onSite(site)} and tokens @@ ${query} limit ${mostFound}) as hit`
}

function outside(...others: string[]): string {
  return others.map((other) => `tid not in (select tid from ${other})`).join(' and ')
}

function countOf(site: SiteId, kind: SearchKind, value: Record<FindName, string>): string {
  const query = value[kind]
  return `case when ${value.kind} = '${kind}' then least((select count(*) from chosen), ${mostFound})
    else (select count(*) from (
      select from search_rows where ${onSite(site)} and tokens @@ ${query}${together(value.together)}
      limit ${mostFound}) as hit)
      + (select count(*) from promoted where kind = '${kind}' and not tokens @@ ${query}) end::int`
}

function foundObject(promoted: string, row = 'search_rows'): string {
  const texts = ['summary', 'body']
    .map((name) => `'${name}', left(${row}.${name}, ${excerptFrom})`)
    .join(', ')
  const own = ['collection', 'document', 'title'].map((name) => `'${name}', ${row}.${name}`).join(', ')
  return `json_build_object(${own}, ${texts}, 'promoted', ${promoted})`
}
