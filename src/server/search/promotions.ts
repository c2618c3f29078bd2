import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { DocumentKey } from '@/lib/search/engine'
import { plain } from '@/lib/search/normalise'
import { cms } from '../cms'
import { localeOptions } from '../published'
import { query } from '../query'

/** Results promoted by editors, in this order, for a text that equals one of the terms (normalised by `plain`). */
export type Promotion = { terms: string[]; results: DocumentKey[] }

/** The promoted results of a site, oldest first. A result is shown only if it is in the index of the site. */
export const findPromotions = query<[SiteId], Promotion[]>({
  name: 'promotions',
  isShared: true,
  read: async (site) => {
    const { docs } = await (
      await cms()
    ).find({
      collection: 'promotions',
      where: { sites: { in: [site] } },
      sort: 'id',
      pagination: false,
      ...localeOptions(site),
      select: { terms: true, results: true },
    })
    return docs.map(({ terms, results }) => ({
      terms: terms.map(plain).filter(Boolean),
      results: results.map(({ relationTo, value }) => ({
        collection: relationTo,
        document: typeof value === 'string' ? value : value.id,
      })),
    }))
  },
})
