import type { DocumentWords } from '@/lib/document'
import type { SiteId } from './locales'
import { translator } from './translator'

const words = new Map<SiteId, DocumentWords>()

/** What rows of documents say; one object for a site, so that a page with many rows carries it once. */
export function documentWords(site: SiteId): DocumentWords {
  const known = words.get(site) ?? toWords(site)
  words.set(site, known)
  return known
}

function toWords(site: SiteId): DocumentWords {
  const t = translator(site, 'documents')
  return {
    view: t('view'),
    download: t('download'),
    locked: t('locked'),
    failed: t('failed'),
    collect: t('collect'),
    collected: t('collected', { count: '{count}' }),
    open: t('open'),
  }
}
