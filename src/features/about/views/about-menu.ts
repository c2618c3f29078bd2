import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { siteOf } from '@/sites/site'

/** What is shown of the about-us pages: an entry by its own name, or the cases of a type (S1 2.13). */
export type AboutPlace = 'index' | 'history' | 'team' | 'videos' | 'cases' | { caseType: string }

type AboutChild = { id: string; name: string; count: number; href: string; current: boolean }

/** `current` marks the page itself. The entry with children has no address of its own. */
export type AboutEntry = {
  id: AboutPage
  name: string
  href?: string
  current: boolean
  children?: AboutChild[]
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
    href: href(site, 'cases', { listid: id, parentid: casesInMenu }),
    current: typeof current === 'object' && current.caseType === id,
  }))
  return pagesOf(site).map((id) => ({
    id,
    name: t(`menu.${id}`),
    current: current === id,
    ...(id === 'cases' ? { children: types } : { href: href(site, rows[id], { listid: listIds[id] }) }),
  }))
}

/** The children of the about-us page on a site. */
export function pagesOf(site: SiteId): AboutPage[] {
  return siteOf(site).facts.showsTeam ? [...pages] : pages.filter((id) => id !== 'team')
}

export type AboutPage = (typeof pages)[number]

const pages = ['history', 'team', 'videos', 'cases'] as const
const rows = { history: 'aboutUsHistory', team: 'aboutUsTeam', videos: 'videos' } as const

/** The positions that old links carry (S1 2.13, 9). */
const listIds = { history: '0', team: '1', videos: '2' } as const
const casesInMenu = '3'
