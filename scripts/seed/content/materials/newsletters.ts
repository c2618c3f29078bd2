import { typesetAll } from '../catalogue/typeset'
import type { Localised } from '../types'
import { idOf } from './build'
import { sitesOf } from './sites'
import type { Language, MaterialSeed } from './types'

type Season = 'winter' | 'spring' | 'summer' | 'autumn'

type Issue = {
  /** Its number in the order of creation, from 1; never changed, because ids contain it. */
  number: number
  version: string
  season: Season
  languages: Language[]
}

/** The newest first. Texts, articles and cases of an issue: `../../pdfs/newsletter-issues.ts`. */
const issues: Issue[] = [
  { number: 2, version: '2026-10', season: 'autumn', languages: ['en', 'zh', 'es', 'fr'] },
  { number: 8, version: '2026-07', season: 'summer', languages: ['en'] },
  { number: 1, version: '2026-04', season: 'spring', languages: ['en', 'zh', 'es', 'fr'] },
  { number: 7, version: '2026-01', season: 'winter', languages: ['en', 'zh'] },
  { number: 6, version: '2025-10', season: 'autumn', languages: ['en'] },
  { number: 5, version: '2025-07', season: 'summer', languages: ['en'] },
  { number: 4, version: '2025-04', season: 'spring', languages: ['en'] },
  { number: 3, version: '2025-01', season: 'winter', languages: ['en'] },
]

const seasons: Record<Language, Record<Season, string>> = {
  en: { winter: 'winter', spring: 'spring', summer: 'summer', autumn: 'autumn' },
  zh: { winter: '冬', spring: '春', summer: '夏', autumn: '秋' },
  es: { winter: 'invierno', spring: 'primavera', summer: 'verano', autumn: 'otoño' },
  fr: { winter: 'hiver', spring: 'printemps', summer: 'été', autumn: 'automne' },
}

/** Each language of an issue is a separate document, named in its language; en_EN lists them all (S1 2.8). */
export const newsletterMaterials: MaterialSeed[] = issues.flatMap((issue, index) =>
  issue.languages.map((language) => {
    const slug = `newsletter-${issue.version}-${language}`
    return {
      id: idOf('newsletter', issue.number, language),
      slug,
      document: `newsletter-${issue.version}`,
      kind: 'newsletter' as const,
      name: typesetAll(nameOf(issue, language)),
      file: `${slug}.pdf`,
      language,
      version: issue.version,
      cover: `${slug}.webp`,
      models: [],
      restricted: false,
      order: index + 1,
      sites: [...sitesOf(language, issue.languages), ...(isTab(language) ? (['en_EN'] as const) : [])],
      // Sent on the 28th of its month.
      updateTime: `${issue.version}-28T09:00:00+08:00`,
    }
  }),
)

/** The languages other than English that the newsletters of en_EN can be filtered by. */
function isTab(language: Language): boolean {
  return language === 'es' || language === 'fr'
}

function nameOf({ version, season }: Issue, language: Language): Localised {
  const year = version.slice(0, 4)
  const names = {
    en: `Norvane Newsletter, ${seasons.en[season]} ${year}`,
    zh: `诺凡电子期刊 ${year} 年${seasons.zh[season]}季号`,
    es: `Boletín Norvane, ${seasons.es[season]} de ${year}`,
    fr: `Lettre Norvane, ${seasons.fr[season]} ${year}`,
  }
  if (language === 'zh') return { zh_CN: names.zh }
  // An English issue tells Spanish and French readers that it is in English.
  if (language === 'en')
    return { en_EN: names.en, es_ES: `${names.es} (en inglés)`, fr_FR: `${names.fr} (en anglais)` }
  return { en_EN: names[language], es_ES: names[language], fr_FR: names[language] }
}
