import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { parseOrigin } from '@/lib/content-marks'
import { locateField } from '../locate-field'

/** What the marks of pages mean: the label of the field, below that of its document unless it is the given one. */
export function useFieldNames(document: { slug: string; id: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()

  return (origin: string): string => {
    const { slug, id, path } = parseOrigin(origin)
    const entity = [...config.collections, ...config.globals].find((one) => one.slug === slug)
    if (!entity) return path
    const labels = locateField(entity.fields, path.split('.'))?.labels ?? []
    const own = labels.filter(Boolean).map((label) => getTranslation(label as string, i18n))
    const name = getTranslation('labels' in entity ? entity.labels.singular : entity.label, i18n)
    return (slug === document.slug && id === document.id ? own : [name, ...own]).join(' › ') || path
  }
}

/** The form with a field that a mark names, on a site. */
export function fieldAddress(origin: string, site: string): string {
  const { slug, id, path } = parseOrigin(origin)
  const form = id ? `collections/${slug}/${id}` : `globals/${slug}`
  const field = path ? `#field-${path.replaceAll('.', '__')}` : ''
  return `/admin/${form}?locale=${site}${field}`
}
