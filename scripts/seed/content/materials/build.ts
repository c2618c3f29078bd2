import type { MaterialKind } from '@/lib/material-kinds'
import { typesetAll } from '../catalogue/typeset'
import { sitesOf } from './sites'
import type { MaterialSeed } from './types'

/** Kinds in the order of their numbers within the ids; new kinds go to the end. */
const kinds: MaterialKind[] = [
  'brochure',
  'manual',
  'specification',
  'certificate',
  'flyer',
  'launch-pack',
  'newsletter',
  'catalogue',
  'solution-catalogue',
  'service-brochure',
  'product-video',
  'user-video',
]
const languages: MaterialSeed['language'][] = ['en', 'zh', 'es', 'fr', 'multi']
// Brochures of service contracts are open (S2 6), and the demo has no other service brochures.
const restrictedKinds: MaterialKind[] = ['manual', 'launch-pack']

/** `booklet`: the document whose file this one shares. */
type LocalisedDocument = Pick<
  MaterialSeed,
  'document' | 'kind' | 'name' | 'version' | 'cover' | 'models' | 'category' | 'groups'
> & {
  /** Its number among the documents of its kind, from 1; never changed, because ids contain it. */
  number: number
  languages: MaterialSeed['language'][]
  booklet?: string
}

/** A document in each of its languages. */
export function inLanguages({
  number,
  languages: written,
  booklet,
  ...fields
}: LocalisedDocument): MaterialSeed[] {
  return written.map((language) => {
    const withLanguage = (name: string) => (language === 'multi' ? name : `${name}-${language}`)
    const slug = withLanguage(fields.document)
    return {
      ...fields,
      name: typesetAll(fields.name),
      id: idOf(fields.kind, number, language),
      slug,
      file: `${withLanguage(booklet ?? fields.document)}.pdf`,
      language,
      restricted: restrictedKinds.includes(fields.kind),
      order: number,
      sites: sitesOf(language, written),
      updateTime: dateOf(fields.version),
    }
  })
}

export function idOf(kind: MaterialKind, number: number, language: MaterialSeed['language']): string {
  const digits = (value: number) => String(value).padStart(2, '0')
  return `12160000000000${digits(kinds.indexOf(kind) + 1)}${digits(number)}${languages.indexOf(language) + 1}`
}

/** An edition is published on the 12th of its month. */
export function dateOf(version: string): string {
  return `${version.slice(0, 7)}-12T09:00:00+08:00`
}
