import type { MessageKey } from '../texts/types'

/** Views of single collections, beside their lists. */
export const collectionViews = [
  { collection: 'products', path: '/table', key: 'table:title' },
  { collection: 'materials', path: '/upload', key: 'upload:title' },
  { collection: 'redirects', path: '/table', key: 'redirects:tableTitle' },
  { collection: 'searches', path: '/overview', key: 'searches:overview' },
] as const satisfies { collection: string; path: string; key: MessageKey }[]
