import type { SiteId } from '@/i18n/locales'
import { everywhere } from '../sites'
import type { MaterialSeed } from './types'

const home: Record<MaterialSeed['language'], SiteId[]> = {
  zh: ['zh_CN'],
  en: ['en_EN', 'en_US', 'en_UK'],
  es: ['es_ES'],
  fr: ['fr_FR'],
  multi: everywhere,
}

/** The sites that show a file: those of its language; an English file is also shown where a language has no file of its own. */
export function sitesOf(language: MaterialSeed['language'], written: readonly string[]): SiteId[] {
  if (language !== 'en') return home[language]
  const without = (['es', 'fr'] as const).filter((other) => !written.includes(other))
  return [...home.en, ...without.flatMap((other) => home[other])]
}
