import type { SiteId } from '@/i18n/locales'
import type { JudgedGroup, JudgedQuery } from '../judged'
import { english } from './en'
import { spanish } from './es'
import { french } from './fr'
import { meanings } from './meanings'
import type { Sayings } from './types'
import { chinese } from './zh'

const names: Partial<Record<SiteId, string>> = { zh_CN: 'Chinese', es_ES: 'Spanish', fr_FR: 'French' }

const groups = [...english, ...chinese, ...spanish, ...french].map(toGroup)

/**
 * Buyers' words: what tenders, makers' sites and people of the trade say, whatever the catalogue says, and then judged
 * by the catalogue. Every second one of a site is for tuning, beginning with the first; the others are held back:
 * neither the vocabulary nor the ranking is changed because of them. Who wrote the first vocabulary had written both
 * halves, so the figure of the held-back half is rather too good than too bad.
 */
export const buyersGroups = {
  tuning: groups.map((group) => half(group, 0)),
  heldBack: groups.map((group) => half(group, 1)),
}

function toGroup({ site, said }: Sayings): JudgedGroup {
  const queries = said.flatMap(([meaning, ...texts]): JudgedQuery[] =>
    texts.map((text) => ({ text, ...meanings[meaning] })),
  )
  return { name: `buyers, ${names[site] ?? `English, ${site}`}`, site, queries }
}

function half({ queries, ...group }: JudgedGroup, rest: 0 | 1): JudgedGroup {
  return { ...group, queries: queries.filter((_, index) => index % 2 === rest) }
}
