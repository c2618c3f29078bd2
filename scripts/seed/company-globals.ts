import type { SiteId } from '@/i18n/locales'
import { careersSeed, homePageSeed, investorRelationsSeed } from './content/company'
import type { Localised } from './content/types'
import { fromDefaultOn } from './globals'
import type { Pictures, Seeding } from './seeding'
import { pictureOf } from './writing'

type GlobalSeeding = Seeding & { pictures: Pictures }

/** What the home, investor and careers pages say beside their documents, published. */
export async function seedCompanyGlobals({ payload, req, pictures }: GlobalSeeding): Promise<void> {
  for (const site of fromDefaultOn) {
    const shared = { locale: site, fallbackLocale: false as const, req }
    await payload.updateGlobal({ ...shared, slug: 'home-page', data: homePage(site, pictures) })
    await payload.updateGlobal({ ...shared, slug: 'investor-relations', data: investorRelations(site) })
    await payload.updateGlobal({ ...shared, slug: 'careers', data: published(inWords(site, careersSeed)) })
  }
}

function homePage(site: SiteId, pictures: Pictures) {
  const { statistics, iot } = homePageSeed
  const { points, picture, ...texts } = iot
  const own = inWords(site, texts)
  return published({
    statistics: statistics[site],
    iot: {
      ...own,
      points: points[site]?.map((text) => ({ text })),
      ...(own.title && { picture: pictureOf({ pictures }, picture) }),
    },
  })
}

function investorRelations(site: SiteId) {
  const { stocks, notice, contact } = investorRelationsSeed
  return published({
    stocks: inWords(site, stocks),
    notice: inWords(site, notice),
    contact: inWords(site, contact),
  })
}

/** The texts that a site has of its own. */
export function inWords<Name extends string>(
  site: SiteId,
  texts: Record<Name, Localised>,
): Partial<Record<Name, string>> {
  const entries = Object.entries<Localised>(texts)
  return Object.fromEntries(
    entries.flatMap(([name, values]) => (values[site] ? [[name, values[site]]] : [])),
  ) as Partial<Record<Name, string>>
}

export function published<Data extends object>(data: Data) {
  return { ...data, _status: 'published' as const }
}
