import type { ReactNode } from 'react'
import type { Values } from '@/addresses/page'
import type { SiteId } from '@/i18n/locales'
import type { HeroGround } from '@/sites/site'
import type { PageMeta } from '../view-models/metadata'

export type PageContext = {
  site: SiteId
  /** Validated parameters of the address. */
  values: Values
  /** An editor previews unpublished changes. */
  preview: boolean
  /** A visitor reads the public page: views and searches count, and choices are remembered. */
  isVisit: boolean
}

export type PageResult = {
  meta: PageMeta
  body: ReactNode
  /** The sites that show the page's document; all when it has none. */
  shownOn?: readonly SiteId[]
  /** The header overlays the first section, a banner with this background. */
  overHero?: HeroGround
}

/** Redirect to another address of the site, permanent unless `temporary`. */
export type PageRedirect = { movedTo: string; temporary?: true }

/** A page: metadata and body, or null if it is not found. */
export type PageDefinition = (context: PageContext) => Promise<PageResult | PageRedirect | null>
