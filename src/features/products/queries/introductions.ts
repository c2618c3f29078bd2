import 'server-only'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import { inOrderOf } from '@/lib/in-order-of'
import { findMedia } from '@/server/media'
import { query } from '@/server/query'
import { findShown } from '@/server/shown-documents'
import { cardFields, toCard } from './cards'
import type { ProductCardItem } from './items'

/** A card with the first words of the overview, at most 300 characters, for hotspot popovers. */
export type ProductTeaser = ProductCardItem & { excerpt: string }

/** A card with the overview as sanitised HTML, for the contract. */
export type ProductIntroduction = ProductCardItem & { overview: string }

/** The products with these ids that the site shows, in the order of the ids. */
export const findProductTeasers = query<[SiteId, string[]], ProductTeaser[]>({
  name: 'product-teasers',
  read: async (site, ids) => {
    if (ids.length === 0) return []
    const docs = await findShown(site, {
      collection: 'products',
      where: [{ id: { in: ids } }],
      select: { ...cardFields, excerpt: true },
    })
    const media = await findMedia(
      site,
      docs.map(({ cover }) => cover),
    )
    const items = docs.map((doc) => ({ ...toCard(doc, media), excerpt: doc.excerpt ?? '' }))
    return inOrderOf(ids, items)
  },
})

/** The same with their whole overviews. */
export const findProductIntroductions = query<[SiteId, string[]], ProductIntroduction[]>({
  name: 'product-introductions',
  read: async (site, ids) => {
    if (ids.length === 0) return []
    const docs = await findShown(site, {
      collection: 'products',
      where: [{ id: { in: ids } }],
      select: { ...cardFields, overview: true },
    })
    const { html, media } = await findContents(site, docs, {
      texts: ({ overview }) => [overview],
      pictures: ({ cover }) => [cover],
    })
    const items = docs.map((doc) => ({ ...toCard(doc, media), overview: html(doc.overview) }))
    return inOrderOf(ids, items)
  },
})
