import type { SiteId } from '@/i18n/locales'
import { keysOf } from '@/lib/typed-keys'
import { adminLanguages, labelText, type AdminLanguage, type LabelText } from '../texts'
import type { AdminKey } from '../texts/types'
import type { TableParameter } from './parameter-columns'

/** What the headings of a table are: the internal names of the columns, or labels in a language of the admin. */
export type Naming = 'names' | AdminLanguage

const languages = keysOf(adminLanguages)

/** The site whose names of parameters are shown in a language. */
const siteOf: Record<AdminLanguage, SiteId> = { en: 'en_EN', es: 'es_ES', fr: 'fr_FR', zh: 'zh_CN' }

const fieldLabels: Record<string, AdminKey> = {
  id: 'exports:id',
  _status: 'exports:publication',
  updatedAt: 'exports:savedAt',
  model: 'fields:model',
  category: 'fields:category',
  order: 'fields:order',
  availability: 'fields:availability',
  replacedBy: 'fields:replacedBy',
  markets: 'fields:markets',
  featured: 'fields:featured',
  sites: 'fields:sites',
  updateTime: 'fields:updateTime',
  cover: 'fields:cover',
  pictures: 'fields:pictures',
  hdPicture: 'content:hdPicture',
  certificates: 'fields:certificates',
  solutions: 'fields:solutions',
  recommendations: 'fields:recommendations',
  name: 'fields:name',
  listName: 'fields:listName',
  brief: 'fields:brief',
  overview: 'fields:overview',
  trait: 'content:feature',
  'trait.image': 'fields:image',
  'trait.firstTrait': 'content:heading',
  'trait.secondTraits': 'content:details',
  approval: 'content:approval',
  'approval.kind': 'fields:kind',
  'approval.code': 'fields:code',
  'approval.expires': 'fields:expires',
  'approval.document': 'fields:document',
}

const fieldName = /^(?<field>\w+)(?::(?<site>\w+))?$/
const groupName = /^(?<group>[a-z]+)(?<number>\d+)\.(?<field>\w+)(?::(?<site>\w+))?$/
const parameterName = /^param:(?<code>[^:]+)(?::(?<site>\w+))?$/
/** The code identifies the parameter, because its name is content and may change. */
const parameterHeading = /\[(?<code>[^[\]]+)\](?: \((?<site>\w+)\))?$/

/** The heading of a column, such as `Feature 2: Heading (en_EN)` for `trait2.firstTrait:en_EN`. */
export function headingOf(name: string, naming: Naming, parameters: TableParameter[]): string {
  if (naming === 'names') return name
  const label = labelText({ i18n: { language: naming } })
  return headingOfParameter(name, naming, parameters) ?? headingOfField(name, label) ?? name
}

/** The internal names of headings, whatever their naming; an unknown heading stays as it is. */
export function namesOf(header: string[], names: string[]): { names: string[]; naming: Naming } {
  const known = new Set(names)
  const byLanguage = languages.map((language) => ({
    language,
    headings: new Map(names.map((name) => [headingOf(name, language, []), name])),
  }))
  const toName = (heading: string) =>
    known.has(heading)
      ? heading
      : (byLanguage.map(({ headings }) => headings.get(heading)).find(Boolean) ??
        nameOfParameter(heading) ??
        heading)
  const matches = ({ headings }: (typeof byLanguage)[number]) =>
    header.filter((heading) => headings.has(heading)).length
  const best = byLanguage.toSorted((one, other) => matches(other) - matches(one))[0]
  const isInternal = !best || header.filter((heading) => known.has(heading)).length >= matches(best)
  return { names: header.map(toName), naming: isInternal ? 'names' : best.language }
}

function headingOfField(name: string, label: LabelText): string | null {
  const { field = '', site } = fieldName.exec(name)?.groups ?? {}
  const own = fieldLabels[field]
  if (own) return withSite(label(own), site)
  const part = groupName.exec(name)?.groups
  const group = fieldLabels[part?.group ?? '']
  const inner = fieldLabels[`${part?.group}.${part?.field}`]
  return group && inner ? withSite(`${label(group)} ${part?.number}: ${label(inner)}`, part?.site) : null
}

function headingOfParameter(
  name: string,
  language: AdminLanguage,
  parameters: TableParameter[],
): string | null {
  const { code, site } = parameterName.exec(name)?.groups ?? {}
  if (!code) return null
  const names = parameters.find((parameter) => parameter.code === code)?.name
  const shown = names?.[siteOf[language]] || names?.en_EN
  return withSite(shown ? `${shown} [${code}]` : `[${code}]`, site)
}

function nameOfParameter(heading: string): string | null {
  const { code, site } = parameterHeading.exec(heading)?.groups ?? {}
  return code ? `param:${code}${site ? `:${site}` : ''}` : null
}

function withSite(heading: string, site: string | undefined): string {
  return site ? `${heading} (${site})` : heading
}
