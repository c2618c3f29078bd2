import { href } from '@/addresses/href'
import { casesOfType } from '@/features/cases/view-models/case-types'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { siteOf } from '@/sites/site'

/** The current about-us page: an entry of the menu, or the cases of a type (S1 2.13). */
export type AboutSelection = 'index' | 'history' | 'team' | 'videos' | 'cases' | { caseType: string }

/** An entry of the side menu; without an address it is only the heading of its children. */
export type AboutEntry = {
  id: string
  name: string
  href?: string
  /** The current page. */
  current: boolean
  /** The number of items behind it. */
  count?: number
  children?: AboutEntry[]
}

type MenuOptions = {
  site: SiteId
  caseTypes: { id: string; name: string; caseCount: number }[]
  current: AboutSelection
}

/** The side menu of the about-us pages in the order of S1 2.13; without an entry for the team on sites that have no team pages. */
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

/** The cases also have a page for all types. */
export function pageHref(site: SiteId, page: AboutPage): string {
  return page === 'cases' ? href(site, 'cases') : href(site, rows[page], { listid: listIds[page] })
}

export type AboutPage = (typeof pages)[number]

const pages = ['history', 'team', 'videos', 'cases'] as const
const rows = { history: 'aboutUsHistory', team: 'aboutUsTeam', videos: 'videos' } as const

/** The positions used in old links (S1 2.13, 9). */
const listIds = { history: '0', team: '1', videos: '2' } as const
