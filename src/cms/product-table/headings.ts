import { siteOfLanguage, withSite, type Naming } from '../tables/headings'
import { labelText, type AdminLanguage, type LabelText } from '../texts'
import type { AdminKey } from '../texts/types'
import type { TableParameter } from './parameter-columns'

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
  const shown = names?.[siteOfLanguage[language]] || names?.en_EN
  return withSite(shown ? `${shown} [${code}]` : `[${code}]`, site)
}

/** The name of a heading that has the code of a parameter. */
export function nameOfParameter(heading: string): string | null {
  const { code, site } = parameterHeading.exec(heading)?.groups ?? {}
  return code ? `param:${code}${site ? `:${site}` : ''}` : null
}
