import type { SiteId } from '@/i18n/locales'
import { careersSeed, homePageSeed, investorRelationsSeed } from './content/company'
import type { Localised } from './content/types'
import { sitesDefaultFirst } from './globals'
import type { Pictures, SeedContext } from './seed-context'
import { pictureId } from './write-documents'

type GlobalContext = SeedContext & { pictures: Pictures }

/** The published globals of the home, investor and careers pages. */
export async function seedCompanyGlobals({ payload, req, pictures }: GlobalContext): Promise<void> {
  for (const site of sitesDefaultFirst) {
    const shared = { locale: site, fallbackLocale: false as const, req }
    await payload.updateGlobal({ ...shared, slug: 'home-page', data: homePage(site, pictures) })
    await payload.updateGlobal({ ...shared, slug: 'investor-relations', data: investorRelations(site) })
    await payload.updateGlobal({ ...shared, slug: 'careers', data: published(ownTexts(site, careersSeed)) })
  }
}

function homePage(site: SiteId, pictures: Pictures) {
  const { statistics, iot } = homePageSeed
  const { points, picture, ...texts } = iot
  const own = ownTexts(site, texts)
  return published({
    statistics: statistics[site],
    iot: {
      ...own,
      points: points[site]?.map((text) => ({ text })),
      ...(own.title && { picture: pictureId({ pictures }, picture) }),
    },
  })
}

function investorRelations(site: SiteId) {
  const { stocks, notice, contact } = investorRelationsSeed
  return published({
    stocks: ownTexts(site, stocks),
    notice: ownTexts(site, notice),
    contact: ownTexts(site, contact),
  })
}

/** The texts that are written for this site, without fallbacks. */
export function ownTexts<Name extends string>(
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
