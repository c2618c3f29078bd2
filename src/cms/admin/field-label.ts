import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientField } from 'payload'
import { locateField } from '../preview/admin/locate-field'

/** The label of a field by its path, such as `iot.title`; of a field in a group, only its own label. */
export function labelOfField(fields: ClientField[], path: string, i18n: I18nClient): string {
  const label = locateField(fields, path.split('.'))?.labels.at(-1)
  return label ? getTranslation(label, i18n) : path
}
