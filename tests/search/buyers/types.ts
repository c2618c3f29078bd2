import type { SiteId } from '@/i18n/locales'
import type { Meaning } from './meanings'

/** How the buyers of a market say each thing. */
export type Sayings = { site: SiteId; said: [Meaning, ...string[]][] }
