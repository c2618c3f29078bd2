import { formatQuantity } from '@/i18n/quantity'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { withMarkOf } from '@/lib/content-marks'
import type { ParameterItem } from '../queries/items'

/** A parameter's value formatted for the site; empty without a value. */
export function parameterText(site: SiteId, { kind, value, upTo, unit, text, flag }: ParameterItem): string {
  if (kind === 'flag') return withMarkOf(text, translator(site, 'product')(flag ? 'yes' : 'no'))
  if (kind === 'text' || value === null) return text
  return withMarkOf(text, formatQuantity(site, { value, upTo, unit }))
}
