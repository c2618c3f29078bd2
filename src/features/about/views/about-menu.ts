import { href } from '@/addresses/href'
import { casesOfType } from '@/features/cases/views/case-types'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { siteOf } from '@/sites/site'

/** What is shown of the about-us pages: an entry by its own name, or the cases of a type (S1 2.13). */
export type AboutPlace = 'index' | 'history' | 'team' | 'videos' | 'cases' | { caseType: string }

/** An entry of the list beside the pages; without an address it only heads its children. */
export type AboutEntry = {
  id: string
  name: string
  href?: string
  /** It is the page itself. */
  current: boolean
  /** How much it leads to. */
  count?: number
  children?: AboutEntry[]
}

type MenuOptions = {
  site: SiteId
  caseTypes: { id: string; name: string; caseCount: number }[]
  current: AboutPlace
}

/** The left list of the about-us pages in the order of S1 2.13; a site without team pages has no entry of it. */
export function toAboutMenu({ site, caseTypes, current }: MenuOptions): AboutEntry[] {
  const t = translator(site, 'about')
  const types = caseTypes.map(({ id, name, caseCount }) => ({
    id,
    name,
    count: caseCount,
    href: casesOfType(site, id),
    current: typeof current === 'object' && current.caseType === id,
  }))
  return pagesOf(site).map((id) => ({
    id,
    name: t(`menu.${id}`),
    current: current === id,
    ...(id === 'cases' ? { children: types } : { href: pageHref(site, id) }),
  }))
}

/** The children of the about-us page on a site. */
export function pagesOf(site: SiteId): AboutPage[] {
  return siteOf(site).facts.showsTeam ? [...pages] : pages.filter((id) => id !== 'team')
}

/** The cases have a page of all types beside those of the list. */
export function pageHref(site: SiteId, page: AboutPage): string {
  return page === 'cases' ? href(site, 'cases') : href(site, rows[page], { listid: listIds[page] })
}

export type AboutPage = (typeof pages)[number]

const pages = ['history', 'team', 'videos', 'cases'] as const
const rows = { history: 'aboutUsHistory', team: 'aboutUsTeam', videos: 'videos' } as const

/** The positions that old links carry (S1 2.13, 9). */
const listIds = { history: '0', team: '1', videos: '2' } as const
