import type { ReactNode } from 'react'
import type { Values } from '@/addresses/page'
import type { SiteId } from '@/i18n/locales'
import type { HeroGround } from '@/sites/site'
import type { PageMeta } from '../views/metadata'

export type PageContext = {
  site: SiteId
  /** Checked parameters of the address. */
  values: Values
  /** An editor looks at unpublished changes. */
  preview: boolean
}

export type PageResult = {
  meta: PageMeta
  body: ReactNode
  /** The sites that show the page's document; all when it has none. */
  shownOn?: readonly SiteId[]
  /** The header lies over the first section, a banner on this ground. */
  overHero?: HeroGround
}

/** What the address names stands at another one of this site, for good unless it is only for now. */
export type PageElsewhere = { movedTo: string; forNow?: true }

/** A page of the product: what it says of itself and its body, or null where there is nothing to show. */
export type PageDefinition = (context: PageContext) => Promise<PageResult | PageElsewhere | null>
