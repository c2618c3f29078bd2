import { sql, type SQL } from 'drizzle-orm'
import type { SiteId } from '@/i18n/locales'
import type { Asked } from '@/lib/search/ask'
import type { DocumentKey, Question } from '@/lib/search/engine'
import { searchKinds, type SearchKind } from '@/lib/search/kinds'
import { kindMark } from '@/lib/search/lexemes'
import { textScore, titleScore } from './ranking'
import type { Reading } from './reading'
import { quoted, toTitleQuery, toTsquery } from './tsquery'

/** A kind is counted, and leafed through, up to this many. */
export const mostFound = 1000
/** So many of the best titles are read whole. */
const mostWeighed = 100
/** How much of a text is looked through for a passage to show. */
const excerptFrom = 20_000

type Asking = { question: Question; reading: Reading; promoted: DocumentKey[] }

/** One statement: the counts of all kinds, and the page of the kind asked for. */
export function findStatement({ question, reading, promoted }: Asking): SQL {
  const { site, kind, pageNo, pageSize } = question
  const readings = reading(kind)
  const [first] = readings
  if (!first) throw new Error('a reading asks for something')
  return sql`
    with any_hits as materialized (
      select ${columns}, false as in_title from search_rows
      where ${onSite(site)} and ${matches({ readings, kind })} limit ${mostFound}),
    title_hits as materialized (
      select ${columns}, true as in_title from search_rows
      where ${onSite(site)} and ${matches({ readings, kind, isTitle: true })} limit ${mostFound}),
    promoted as materialized (
      select ${columns}, false as in_title, wanted.at from ${wantedRows(promoted)}
      join search_rows using (collection, document) where ${onSite(site)}),
    hits as (
      select *, null::int as at from title_hits
      union all
      select *, null::int from any_hits hit where not exists (
        select from title_hits other where other.collection = hit.collection and other.document = hit.document)),
    chosen as (
      select * from promoted where kind = ${kind}
      union all
      select * from hits where not exists (
        select from promoted where promoted.collection = hits.collection and promoted.document = hits.document)),
    scored as (select *, ${best(readings, titleScore)} as title_score from chosen),
    numbered as (
      select *, row_number() over (order by at, title_score desc, place, document) as number from scored),
    ranked as (
      select collection, document, at, place, title, title_score
        + case when number <= ${mostWeighed} then ${best(readings, textScore)} else 0 end as score
      from numbered),
    page as (
      select * from ranked order by at, score desc, place, document
      limit ${pageSize} offset ${(pageNo - 1) * pageSize})
    select ${countColumns({ site, reading })}, coalesce((
      select json_agg(json_build_object(
        'collection', page.collection, 'document', page.document, 'title', page.title, 'promoted', page.at is not null,
        'summary', left(search_rows.summary, ${excerptFrom}), 'body', left(search_rows.body, ${excerptFrom}))
        order by page.at, page.score desc, page.place, page.document)
      from page join search_rows using (collection, document) where ${onSite(site)}), '[]') as found`
}

/** Everything of a kind, in its own order. */
export function everythingStatement({ site, kind, pageNo, pageSize }: Question): SQL {
  return sql`
    with page as (
      select * from search_rows where ${onSite(site)} and kind = ${kind}
      order by place, document limit ${pageSize} offset ${(pageNo - 1) * pageSize}),
    counted as (select kind, count(*)::int as count from search_rows where ${onSite(site)} group by kind)
    select ${sql.join(
      searchKinds.map(
        (one) => sql`coalesce((select count from counted where kind = ${one}), 0) as ${sql.identifier(one)}`,
      ),
      sql`, `,
    )}, coalesce((
      select json_agg(json_build_object(
        'collection', collection, 'document', document, 'title', title, 'promoted', false,
        'summary', left(summary, ${excerptFrom}), 'body', left(body, ${excerptFrom})) order by place, document)
      from page), '[]') as found`
}

/** A site's index is partial: its condition has to stand in the statement as it is. */
export function onSite(site: SiteId): SQL {
  return sql`site = ${sql.raw(`'${site}'`)}`
}

const columns = sql`collection, document, kind, place, title, plain_title, plain_text, models, tokens`

type Matching = { readings: Asked[]; kind: SearchKind; isTitle?: boolean }

function matches({ readings, kind, isTitle = false }: Matching): SQL {
  const query = isTitle ? toTitleQuery : toTsquery
  const ways = readings.map((asked) => {
    const tsquery = `${quoted(kindMark + kind)} & (${query(asked)})`
    return sql`(tokens @@ ${tsquery}::tsquery${sql.join(togetherOf(asked))})`
  })
  return sql`(${sql.join(ways, sql` or `)})`
}

function togetherOf({ terms }: Asked): SQL[] {
  return terms
    .flatMap(({ together }) => together ?? [])
    .map((word) => sql` and (plain_title like ${`%${word}%`} or plain_text like ${`%${word}%`})`)
}

/** The typed words weigh before what else they mean. */
function best(readings: Asked[], score: (asked: Asked) => SQL): SQL {
  return sql`greatest(${sql.join(
    readings.map((asked, index) => (index === 0 ? score(asked) : sql`${score(asked)} / 4`)),
    sql`, `,
  )})`
}

function wantedRows(promoted: DocumentKey[]): SQL {
  const collections = sql.param(promoted.map(({ collection }) => collection))
  const documents = sql.param(promoted.map(({ document }) => document))
  return sql`unnest(${collections}::varchar[], ${documents}::varchar[]) with ordinality as wanted (collection, document, at)`
}

function countColumns({ site, reading }: { site: SiteId; reading: Reading }): SQL {
  return sql.join(
    searchKinds.map((kind) => {
      const condition = matches({ readings: reading(kind), kind })
      return sql`((
        select count(*) from (
          select from search_rows where ${onSite(site)} and ${condition} limit ${mostFound}) as hit
        ) + (select count(*) from promoted where kind = ${kind} and not ${condition}))::int
        as ${sql.identifier(kind)}`
    }),
    sql`, `,
  )
}
