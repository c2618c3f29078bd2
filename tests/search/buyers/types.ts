import type { SiteId } from '@/i18n/locales'
import type { Meaning } from './meanings'

/** What the buyers of a market type, by meaning. */
export type BuyerQueries = { site: SiteId; queries: [Meaning, ...string[]][] }
