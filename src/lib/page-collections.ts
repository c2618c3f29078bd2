/** The collections whose documents have pages of their own, with texts for search engines and shared links. */
export const pageCollections = [
  'news',
  'news-types',
  'products',
  'product-categories',
  'solutions',
  'cases',
  'case-types',
  'company-videos',
  'company-texts',
  'about-items',
  'materials',
  'support-pages',
  'service-solution-types',
  'service-contracts',
  'service-cases',
] as const

export type PageCollection = (typeof pageCollections)[number]

/** The document of a page. */
export type PageDocument = { collection: PageCollection; id: string }
