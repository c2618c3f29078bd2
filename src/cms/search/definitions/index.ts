import type { SearchedCollection } from '@/lib/search/kinds'
import { caseRows } from './cases'
import { companyVideoRows } from './company-videos'
import type { RowBuilder } from './definition'
import { materialRows } from './materials'
import { newsRows } from './news'
import { productRows } from './products'
import { solutionRows } from './solutions'

/** The search rows of each collection. */
export const rowBuilders = {
  products: productRows,
  solutions: solutionRows,
  cases: caseRows,
  'company-videos': companyVideoRows,
  materials: materialRows,
  news: newsRows,
} as const satisfies Record<SearchedCollection, RowBuilder>
