import { siteIds } from '@/i18n/locales'
import { catalogueSeeds, newsSeeds } from './content'
import { promotionSeeds, shortcutSeeds, synonymSeeds, vocabularySeeds } from './content/search'
import { productIds } from './products'
import type { SeedContext } from './seed-context'
import { createAll, lookup } from './write-documents'

const productId = productIds(catalogueSeeds.products)
const newsId = lookup(
  'article',
  newsSeeds.map(({ slug, id }) => [slug, id]),
)

/** The search settings and the promotions. */
export async function seedSearch({ payload, req }: SeedContext): Promise<void> {
  await payload.updateGlobal({
    slug: 'search-settings',
    data: { shortcuts: shortcutSeeds, vocabulary: vocabularySeeds, synonyms: synonymSeeds },
    req,
  })
  const rows = promotionSeeds.map(({ products, news, ...promotion }) => ({
    ...promotion,
    results: [
      ...products.map((model) => ({ relationTo: 'products', value: productId(model) })),
      ...news.map((slug) => ({ relationTo: 'news', value: newsId(slug) })),
    ],
    sites: [...siteIds],
  }))
  await createAll({ payload, req, collection: 'promotions', rows })
}
