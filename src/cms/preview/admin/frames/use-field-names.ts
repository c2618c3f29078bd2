import { useConfig, useTranslation } from '@payloadcms/ui'
import { parseOrigin } from '@/lib/content-marks'
import { labelsOf, nameOf, placeIn } from '../describe-field'

/** What the marks of pages mean: the label of the field, below that of its document unless it is the given one. */
export function useFieldNames(document: { slug: string; id: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()

  return (origin: string): string => {
    const { slug, id, path } = parseOrigin(origin)
    const entity = [...config.collections, ...config.globals].find((one) => one.slug === slug)
    if (!entity) return path
    const labels = labelsOf(placeIn(entity, path), i18n)
    if (slug === document.slug && id === document.id) return labels || path
    return [nameOf(entity, i18n), labels].filter(Boolean).join(' › ')
  }
}

/** The form with a field that a mark names, on a site. */
export function fieldAddress(origin: string, site: string): string {
  const { slug, id, path } = parseOrigin(origin)
  const form = id ? `collections/${slug}/${id}` : `globals/${slug}`
  const field = path ? `#field-${path.replaceAll('.', '__')}` : ''
  return `/admin/${form}?locale=${site}${field}`
}
