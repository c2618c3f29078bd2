import type { SiteId } from '@/i18n/locales'
import { keysOf } from '@/lib/typed-keys'
import { adminLanguages, type AdminLanguage } from '../texts'

/** What the headings of a table are: the internal names of the columns, or labels in a language of the admin. */
export type Naming = 'names' | AdminLanguage

export type Headings = {
  /** The names of all columns that a table can have. */
  names: string[]
  headingOf: (name: string, naming: Naming) => string
  /** The name of a heading that contains it. */
  nameOf?: (heading: string) => string | null
}

const languages = keysOf(adminLanguages)

/** The site whose names of documents are shown in a language. */
export const siteOfLanguage: Record<AdminLanguage, SiteId> = {
  en: 'en_EN',
  es: 'es_ES',
  fr: 'fr_FR',
  zh: 'zh_CN',
}

/**
 * The internal names of headings, whatever their naming; an unknown heading stays as it is. A table that could be in
 * several languages is taken for one of the reader's.
 */
export function namesOf(
  header: string[],
  { names, headingOf, nameOf }: Headings,
  ownLanguage: AdminLanguage,
): { names: string[]; naming: Naming } {
  const known = new Set(names)
  const byLanguage = [ownLanguage, ...languages.filter((language) => language !== ownLanguage)].map(
    (language) => ({
      language,
      headings: new Map(names.map((name) => [headingOf(name, language), name])),
    }),
  )
  const toName = (heading: string) =>
    known.has(heading)
      ? heading
      : (byLanguage.map(({ headings }) => headings.get(heading)).find(Boolean) ??
        nameOf?.(heading) ??
        heading)
  const matches = ({ headings }: (typeof byLanguage)[number]) =>
    header.filter((heading) => headings.has(heading)).length
  const best = byLanguage.toSorted((one, other) => matches(other) - matches(one))[0]
  const internal = header.filter((heading) => known.has(heading)).length
  const isInternal = !best || (internal > 0 && internal >= matches(best))
  return { names: header.map(toName), naming: isInternal ? 'names' : best.language }
}

export function withSite(heading: string, site: string | undefined): string {
  return site ? `${heading} (${site})` : heading
}
