import { getTranslation } from '@payloadcms/translations'
import { useConfig, useLocale, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { isEmpty, isObject } from '@/lib/unknown-values'
import { documentAddress, useApiData } from '../../admin/use-api-data'
import { useAdminText } from '../../admin/use-admin-text'
import { summaryOfText, textOfRichText } from '../../text-summary'
import { titleFieldOf } from '../../title-field'

/** In characters. */
const maxLength = 300

type Shown = { value: unknown; field: ClientField | undefined }

/** A version of a field, as a text. */
export function ConflictValue({ value, field }: Shown) {
  const t = useAdminText()
  const { i18n } = useTranslation()
  if (isEmpty(value)) return t('merging:empty')
  if (typeof value === 'boolean') return t(value ? 'merging:yes' : 'merging:no')
  if (field && (field.type === 'relationship' || field.type === 'upload')) {
    return <Documents values={[value].flat()} relationTo={field.relationTo} />
  }
  if (field && (field.type === 'select' || field.type === 'radio')) {
    const options = field.options.map((one) =>
      typeof one === 'string'
        ? { value: one, label: one }
        : { ...one, label: getTranslation(one.label, i18n) },
    )
    const labels = [value].flat().map((one) => options.find((option) => option.value === one)?.label ?? one)
    return labels.join(', ')
  }
  if (field?.type === 'date' && typeof value === 'string') {
    return new Date(value).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  }
  if (Array.isArray(value)) {
    return value.some(isObject) ? t('merging:rows', { count: value.length }) : value.join(', ')
  }
  if (isObject(value)) return summaryOfText(textOfRichText(value), maxLength)
  return summaryOfText(String(value), maxLength)
}

function Documents({ values, relationTo }: { values: unknown[]; relationTo: string | string[] }) {
  return (
    <ul>
      {values.map((value) => {
        const isPolymorphic = isObject(value) && 'relationTo' in value
        const collection = isPolymorphic ? value.relationTo : relationTo
        const id = isPolymorphic ? value.value : value
        return <Title key={String(id)} collection={String(collection)} id={String(id)} />
      })}
    </ul>
  )
}

function Title({ collection, id }: { collection: string; id: string }) {
  const { config } = useConfig()
  const { code } = useLocale()
  const data = useApiData<Record<string, unknown>>(documentAddress(collection, id, code))
  const entity = config.collections.find(({ slug }) => slug === collection)
  const title = entity && data?.[titleFieldOf(entity)]
  return <li>{typeof title === 'string' && title ? title : id}</li>
}
