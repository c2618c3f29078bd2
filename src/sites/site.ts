import type { ReactNode } from 'react'

import type { PageName } from '@/addresses/table'
import { languageTag, type SiteId } from '@/i18n/locales'
import type { Picture } from '@/lib/picture'
import { searchTags, type SearchTag } from '@/lib/search/kinds'
import type { SocialKind } from '@/lib/social-names'

/**
 * Everything that may differ between sites. Texts are messages; other values are facts below, and markup is a slot
 * (`Shell`). Page bodies are shared and never check which site they are on.
 */
export type Site = {
  id: SiteId
  layout: Layout
  facts: SiteFacts
  /** Attributes of the html element; the design tokens depend on data-layout. */
  theme: { lang: string; 'data-layout': Layout }
}

type Layout = 'zh' | 'intl'

type SiteFacts = {
  /** The first segment of public paths, also saved in local storage (S1 2.1). */
  sitePath: 'zh_CN' | 'en'
  /** Whether the header's search asks for the kind of result first (S1 2.2). */
  searchHasTypes: boolean
  /** What its search page shows, in the order of the tags (S1 2.17). */
  searchTags: readonly SearchTag[]
  /** Whether the about-us pages link to the team (S1 2.13). */
  showsTeam: boolean
  /** Whether the newsletters have a tab per language (S1 2.8). */
  filtersNewsletters: boolean
  /** Whether the team page shows research and development (S1 2.13). */
  showsResearchTeam: boolean
  /** Whether the contact page shows the phone (S2 2.18). */
  showsContactPhone: boolean
  /** The pages whose footer shows the message form at once; on others its heading opens it. All pages if not given. */
  openMessageBoardOn?: readonly PageName[]
}

/** The markup slot: everything around a page body. One per layout, bound by the route group's layout. */
export type Shell = (props: ShellProps) => ReactNode

/** The brightness of a banner below the header. */
export type HeroGround = 'light' | 'dark'

export type ShellProps = {
  site: SiteId
  data: ShellData
  /** Null on pages outside the menu, such as the error page. */
  page: PageName | null
  /** The header is transparent over the first section of the page, which has no text within `--over-top`. */
  overHero?: HeroGround
  /** The message form in the footer (S1 2.4). */
  messageBoard: ReactNode
  children: ReactNode
}

/** An entry of a menu. An empty `href` opens its children only. */
export type NavEntry = {
  label: string
  href: string
  description?: string
  picture?: Picture
  children?: NavEntry[]
  external?: boolean
}

/** An entry of the first level: only those are found by their id, which costs each page a dozen bytes. */
export type NavItem = NavEntry & { id: string }

export type SocialLink = {
  kind: SocialKind
  href?: string
  qr?: Picture
}

/** `code` is what the selector shows beside the flag, `href` the entry address of the site (S1 2.3). */
export type LanguageEntry = {
  id: string
  label: string
  code: string
  flag: string
  href: string
  external: boolean
  current: boolean
}

export type ShellData = {
  companyName: string
  /** The full name for the copyright line; the company's name where there is none. */
  legalName?: string
  tagline?: string
  header: NavItem[]
  footerColumns: NavItem[]
  /** Legal notice, privacy, site map, record filings. */
  footerLinks: NavItem[]
  friendlyLinks: { label: string; href: string }[]
  contact: { address?: string; email?: string; phone?: string; hours?: string }
  social: SocialLink[]
  languages: LanguageEntry[]
  logo?: Picture
  search: { action: string; types: { value: string; label: string }[] }
  utility: NavItem[]
}

const common = {
  showsTeam: true,
  showsResearchTeam: true,
  filtersNewsletters: false,
  showsContactPhone: false,
}
const chinese: SiteFacts = {
  ...common,
  sitePath: 'zh_CN',
  searchHasTypes: true,
  searchTags: searchTags.filter((tag) => tag !== 'pictures' && tag !== 'brochures'),
  openMessageBoardOn: [],
}
const international: SiteFacts = {
  ...common,
  sitePath: 'en',
  searchHasTypes: false,
  searchTags,
  openMessageBoardOn: [
    'home',
    'productsList',
    'products',
    'solutions',
    'serviceSolution',
    'cases',
    'caseDetail',
  ],
}

const sites: Record<SiteId, Site> = {
  zh_CN: define('zh_CN', 'zh', chinese),
  en_EN: define('en_EN', 'intl', { ...international, filtersNewsletters: true }),
  en_US: define('en_US', 'intl', { ...international, showsTeam: false }),
  en_UK: define('en_UK', 'intl', {
    ...international,
    showsResearchTeam: false,
    showsContactPhone: true,
  }),
  es_ES: define('es_ES', 'intl', international),
  fr_FR: define('fr_FR', 'intl', international),
}

export function siteOf(id: SiteId): Site {
  return sites[id]
}

function define(id: SiteId, layout: Layout, facts: SiteFacts): Site {
  return { id, layout, facts, theme: { lang: languageTag[id], 'data-layout': layout } }
}
