import type { CollectionSlug } from 'payload'

/** What is searched, with its number in the contract, in the order of the search page's tags (S1 2.17, 9). */
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

export const searchTags = Object.keys(searchTypes) as SearchTag[]

/** What the index tells apart: product images are searched as products (S1 7, readings 30). */
export type SearchKind = Exclude<SearchTag, 'pictures'>

export const searchKinds = searchTags.filter((tag): tag is SearchKind => tag !== 'pictures')

export function kindOf(tag: SearchTag): SearchKind {
  return tag === 'pictures' ? 'products' : tag
}

/** The collections that hold what is found. Videos are those of the company and those of products and users. */
export const searchedCollections = [
  'products',
  'solutions',
  'cases',
  'company-videos',
  'materials',
  'news',
] as const satisfies CollectionSlug[]

export type SearchedCollection = (typeof searchedCollections)[number]
