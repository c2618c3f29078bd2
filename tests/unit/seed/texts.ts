import type { SiteId } from '@/i18n/locales'
import * as content from '../../../scripts/seed/content'
import { caseSeeds, caseTypeSeeds } from '../../../scripts/seed/content/cases'
import { typesetAll } from '../../../scripts/seed/content/catalogue/typeset'
import * as company from '../../../scripts/seed/content/company'
import { materialSeeds } from '../../../scripts/seed/content/materials'
import { serviceSeeds } from '../../../scripts/seed/content/services'
import { solutionSeeds, solutionTypeSeeds } from '../../../scripts/seed/content/solutions'
import * as support from '../../../scripts/seed/content/support'
import type { StepSeed } from '../../../scripts/seed/content/solutions/types'
import type { Localised } from '../../../scripts/seed/content/types'
import manifest from '../../../scripts/seed/pictures/manifest.json' with { type: 'json' }

type Text = { where: string; site: SiteId; text: string }
type Translated = { where: string; texts: Localised }

const {
  bannerSeeds,
  catalogueSeeds: { categories, parameters, products },
  newsSeeds,
  settingsSeed,
} = content

const alternativeTexts = manifest.map(({ file, alt }) => ({
  slug: file,
  alt: typesetAll({ zh_CN: alt.zh, en_EN: alt.en, es_ES: alt.es, fr_FR: alt.fr }),
}))

/** Every text of the demo content that exists per site, as the editors see it. */
export const translated: Translated[] = Object.entries({
  banners: bannerSeeds,
  categories,
  parameters,
  products,
  news: newsSeeds,
  settings: settingsSeed,
  cases: [...caseTypeSeeds, ...caseSeeds],
  company,
  materials: materialSeeds,
  pictures: alternativeTexts,
  services: serviceSeeds,
  solutions: [...solutionTypeSeeds, ...solutionSeeds],
  steps: solutionSeeds.map(({ slug, steps = [] }) => ({ slug, texts: steps.flatMap(chineseOf) })),
  support,
}).flatMap(([name, seeds]) => translatedIn(seeds, name))

const texts: Text[] = translated.flatMap(({ where, texts: perSite }) =>
  Object.entries(perSite)
    .filter(([, text]) => typeof text === 'string')
    .map(([site, text]) => ({ where, site: site as SiteId, text: withoutAddresses(text) })),
)

export const textsOf = (...sites: SiteId[]) => texts.filter(({ site }) => sites.includes(site))

/** Texts of the sites with a match, shortened to its surroundings. */
export function found(pattern: RegExp, ...sites: SiteId[]): string[] {
  return textsOf(...sites).flatMap(({ where, site, text }) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [`${where} ${site}: …${text.slice(Math.max(0, at - 20), at + 30)}…`]
  })
}

/** What only the Chinese site has. */
function chineseOf({ title, temperature, note }: StepSeed): Localised[] {
  return [title, temperature, note].map((text) => ({ zh_CN: text }))
}

function translatedIn(value: unknown, where: string): Translated[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLocalised(value)) return [{ where, texts: value }]
  return Object.entries(value).flatMap(([key, child]) => {
    const name = typeof child === 'object' && child !== null && 'slug' in child ? String(child.slug) : key
    return translatedIn(child, `${where}.${name}`)
  })
}

function isLocalised(value: object): value is Localised {
  const keys = Object.keys(value)
  return (
    keys.some((key) => /^(zh_CN|en_EN)$/.test(key)) &&
    Object.values(value).every((text) => text === undefined || typeof text === 'string')
  )
}

function withoutAddresses(text: string): string {
  return text.replace(/\]\([^)]*\)/g, ']').replace(/https?:\S+|\S+@\S+|\/\S*\.(webp|pdf|mp4)/g, '')
}
