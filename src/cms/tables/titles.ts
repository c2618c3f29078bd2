import type { MessageKey } from '../texts/types'

/** The title of the view of each table. */
export const tableTitles = {
  products: 'table:title',
  news: 'table:titleOfNews',
  cases: 'table:titleOfCases',
  materials: 'table:titleOfMaterials',
  solutions: 'table:titleOfSolutions',
  'product-categories': 'table:titleOfCategories',
  parameters: 'table:titleOfParameters',
} satisfies Record<string, MessageKey>

/** The collections with a table. */
export type TableSlug = keyof typeof tableTitles
