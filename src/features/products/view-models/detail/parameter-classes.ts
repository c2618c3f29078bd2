import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import type { ParameterItem } from '../../queries/items'
import { parameterText } from '../parameter-text'

export type ParameterClass = { name: string; rows: { label: string; value: string }[] }

/** Parameters by class, in order; those without a value on the site are left out (S2 2.3). */
export function toParameterClasses(site: SiteId, parameters: ParameterItem[]): ParameterClass[] {
  const classes = new Map<string, ParameterClass>()
  for (const parameter of parameters) {
    const value = parameterText(site, parameter)
    if (!value) continue
    const { className: name } = parameter
    const found = classes.get(name) ?? { name, rows: [] }
    found.rows.push({ label: withUnitsOf(site, parameter.name), value })
    classes.set(name, found)
  }
  return [...classes.values()]
}
