import type { DocumentWords } from '@/lib/document'
import type { SiteId } from './locales'
import { translator } from './translator'

const cachedWords = new Map<SiteId, DocumentWords>()

/** The texts of document rows; one object per site, so that a page with many rows serialises it once. */
export function documentWords(site: SiteId): DocumentWords {
  const known = cachedWords.get(site) ?? toWords(site)
  cachedWords.set(site, known)
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
