import type { MessageKey } from '../texts/types'

/** The title of the view of each table. */
export const tableTitles = {
  products: 'table:title',
} satisfies Record<string, MessageKey>

/** The collections with a table. */
export type TableSlug = keyof typeof tableTitles
