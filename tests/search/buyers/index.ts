import type { SiteId } from '@/i18n/locales'
import type { JudgedGroup, JudgedQuery } from '../judged'
import { english } from './en'
import { spanish } from './es'
import { french } from './fr'
import { meanings } from './meanings'
import type { BuyerQueries } from './types'
import { chinese } from './zh'

const names: Partial<Record<SiteId, string>> = { zh_CN: 'Chinese', es_ES: 'Spanish', fr_FR: 'French' }

const groups = [...english, ...chinese, ...spanish, ...french].map(toGroup)

/**
 * Buyers' queries: the terms of tenders, manufacturers' sites and people in the trade, whatever the catalogue calls
 * things, judged by the catalogue. Every second query of a site, beginning with the first, is for tuning; the others
 * are held out: neither the vocabulary nor the ranking is changed because of them. The author of the first
 * vocabulary wrote both halves, so the result of the held-out half is rather too good than too bad.
 */
export const buyerGroups = {
  tuning: groups.map((group) => everySecond(group, 0)),
  heldBack: groups.map((group) => everySecond(group, 1)),
}

function toGroup({ site, queries: buyerQueries }: BuyerQueries): JudgedGroup {
  const queries = buyerQueries.flatMap(([meaning, ...texts]): JudgedQuery[] =>
    texts.map((text) => ({ text, ...meanings[meaning] })),
  )
  return { name: `buyers, ${names[site] ?? `English, ${site}`}`, site, queries }
}

function everySecond({ queries, ...group }: JudgedGroup, rest: 0 | 1): JudgedGroup {
  return { ...group, queries: queries.filter((_, index) => index % 2 === rest) }
}
