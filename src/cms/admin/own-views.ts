import { keysOf } from '@/lib/typed-keys'
import { tableTitles } from '../tables/titles'
import type { MessageKey } from '../texts/types'

type CollectionView = { collection: string; path: string; key: MessageKey }

/** Views of single collections, beside their lists. */
export const collectionViews: CollectionView[] = [
  ...keysOf(tableTitles).map((slug) => ({ collection: slug, path: '/table', key: tableTitles[slug] })),
  { collection: 'materials', path: '/upload', key: 'upload:title' },
  { collection: 'redirects', path: '/table', key: 'redirects:tableTitle' },
  { collection: 'searches', path: '/overview', key: 'searches:overview' },
]
