import 'server-only'
import type { Completion, SearchReader } from '@/lib/search/engine'
import { parseQuery } from '@/lib/search/parse-query'
import { searchKinds } from '@/lib/search/kinds'
import { titleMark } from '@/lib/search/lexemes'
import { searchPool } from './pool'
import { placeholdersOf, onSite } from './statement'
import { allOf } from './tsquery'

/** Maximum number of matching titles to sort. */
const maxCandidates = 400

const types = { query: 'tsquery', text: 'text', kinds: 'text[]', limit: 'int' } as const

/** Titles that start with the text, then those that contain it, then those that contain all its words. */
export const complete: SearchReader['complete'] = async ({ site, text, limit }) => {
  const typed = parseQuery(text, site, { minPrefix: 1 })
  if (typed.terms.length === 0) return []
  const value = placeholdersOf(types)
  const { rows } = await searchPool().query<Completion>({
    name: `complete ${site}`,
    text: `
      with hits as materialized (
        select collection, document, kind, title, plain_title, place from search_rows
        where ${onSite(site)} and tokens @@ ${value.query} limit ${maxCandidates}),
      titles as (
        select distinct on (plain_title, kind) *, starts_with(plain_title, ${value.text}) as begins,
          strpos(plain_title, ${value.text}) > 0 as holds
        from hits order by plain_title, kind, place, document)
      select collection, document, kind, title from titles
      order by begins desc, holds desc, array_position(${value.kinds}, kind::text), place, document
      limit ${value.limit}`,
    values: [allOf(typed.terms, titleMark), typed.text, searchKinds, limit],
  })
  return rows
}
