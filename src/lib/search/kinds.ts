import type { CollectionSlug } from 'payload'
import { keysOf } from '../typed-keys'

/** The tags of the search page in their order, with their numbers in the contract (S1 2.17, 9). */
export const searchTypes = {
  products: '2',
  solutions: '3',
  cases: '4',
  videos: '5',
  pictures: '6',
  brochures: '7',
  news: '1',
} as const

export type SearchTag = keyof typeof searchTypes

export const searchTags = keysOf(searchTypes)

/** The kinds in the index: product images are searched as products (S1 7, readings 30). */
export type SearchKind = Exclude<SearchTag, 'pictures'>

export const searchKinds = searchTags.filter((tag): tag is SearchKind => tag !== 'pictures')

export function kindOf(tag: SearchTag): SearchKind {
  return tag === 'pictures' ? 'products' : tag
}

/** The collections in the index. Videos are in company-videos and materials. */
export const searchedCollections = [
  'products',
  'solutions',
  'cases',
  'company-videos',
  'materials',
  'news',
] as const satisfies CollectionSlug[]

export type SearchedCollection = (typeof searchedCollections)[number]
