import 'server-only'
import type { SearchReader } from '@/lib/search/engine'
import { complete } from './complete'
import { find } from './find'

/** The search engine of the product: PostgreSQL (decision 30). */
export const searchReader: SearchReader = { find, complete }
