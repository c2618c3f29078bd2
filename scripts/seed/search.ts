import { siteIds } from '@/i18n/locales'
import { catalogueSeeds, newsSeeds } from './content'
import { promotionSeeds, shortcutSeeds, synonymSeeds, vocabularySeeds } from './content/search'
import { productIds } from './products'
import type { Seeding } from './seeding'
import { createAll, lookup } from './writing'

const productId = productIds(catalogueSeeds.products)
const newsId = lookup(
  'article',
  newsSeeds.map(({ slug, id }) => [slug, id]),
)

/** How typed words are read, and what is put first for some of them. */
export async function seedSearch({ payload, req }: Seeding): Promise<void> {
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
