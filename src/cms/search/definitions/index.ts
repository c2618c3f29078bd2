import type { SearchedCollection } from '@/lib/search/kinds'
import { caseRows } from './cases'
import { companyVideoRows } from './company-videos'
import type { RowsOf } from './definition'
import { materialRows } from './materials'
import { newsRows } from './news'
import { productRows } from './products'
import { solutionRows } from './solutions'

/** What visitors find of each collection. */
export const definitions = {
  products: productRows,
  solutions: solutionRows,
  cases: caseRows,
  'company-videos': companyVideoRows,
  materials: materialRows,
  news: newsRows,
} as const satisfies Record<SearchedCollection, RowsOf>
