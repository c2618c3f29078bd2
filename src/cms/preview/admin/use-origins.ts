import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { originOf, parseOrigin } from '@/lib/content-marks'
import { locateField, type FieldPlace } from './locate-field'

type Entity = ReturnType<typeof useConfig>['config']['collections' | 'globals'][number]

/** What the marks of a preview mean in the open form. */
export function useOrigins() {
  const { config } = useConfig()
  const { id = '', collectionSlug, globalSlug } = useDocumentInfo()
  const { getFields } = useForm()
  const { i18n, t } = useTranslation<object, string>()
  const slug = collectionSlug ?? globalSlug ?? ''

  function placeOf(entity: string, path: string): { entity?: Entity; place: FieldPlace | null } {
    const found = [...config.collections, ...config.globals].find((one) => one.slug === entity)
    return { entity: found, place: found ? locateField(found.fields, path.split('.')) : null }
  }

  /** The path in this form of what a mark names, or null; a picture is in the field that refers to it. */
  function pathOf(origin: string): string | null {
    const named = parseOrigin(origin)
    if (named.slug === slug && named.id === String(id)) return named.path
    if (named.slug !== 'media') return null
    return Object.entries(getFields()).find(([, { value }]) => [value].flat().includes(named.id))?.[0] ?? null
  }

  function describe(origin: string): { label: string; note: string } {
    const named = parseOrigin(origin)
    const path = pathOf(origin)
    const { entity, place } = placeOf(path === null ? named.slug : slug, path ?? named.path)
    const labels = (place?.labels ?? []).filter(Boolean).map((label) => getTranslation(label as string, i18n))
    if (path === null) {
      return { label: [nameOf(entity), ...labels].join(' › '), note: t('preview:otherDocument') }
    }
    const { value } = getFields()[path] ?? {}
    const isInherited = value === '' || value === null
    return { label: labels.join(' › ') || path, note: isInherited ? t('preview:inherited') : '' }
  }

  function nameOf(entity: Entity | undefined): string {
    if (!entity) return ''
    return getTranslation('labels' in entity ? entity.labels.singular : entity.label, i18n)
  }

  /** The marks of what a field shows: its text, or the pictures it refers to. */
  function originsOf(path: string): string[] {
    const values = [getFields()[path]?.value].flat()
    const pictures = values.filter(
      (value): value is string => typeof value === 'string' && /^\d+$/.test(value),
    )
    return [
      originOf({ slug, id: String(id), path }),
      ...pictures.map((picture) => originOf({ slug: 'media', id: picture, path: '' })),
    ]
  }

  return { pathOf, describe, originsOf, tabsOf: (path: string) => placeOf(slug, path).place?.tabs ?? [] }
}
