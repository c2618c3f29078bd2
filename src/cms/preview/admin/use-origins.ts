import { useConfig, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui'
import { originOf } from '@/lib/content-marks'
import type { DescribedField } from '@/lib/preview-messages'
import { describeField, labelsOf, pathIn, placeIn, type Asked } from './describe-field'
import type { OpenForm } from './form-lists'
import { useInherited } from './use-inherited'

/** What the marks of a preview mean in the open form. */
export function useOrigins() {
  const { config } = useConfig()
  const { id = '', collectionSlug, globalSlug } = useDocumentInfo()
  const { getFields, disabled: isReadOnly } = useForm()
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const inherited = useInherited()
  const slug = collectionSlug ?? globalSlug ?? ''

  function openForm(): OpenForm {
    const entity = [...config.collections, ...config.globals].find((one) => one.slug === slug)
    return { slug, id: String(id), fields: entity?.fields ?? [], values: getFields() }
  }

  function describe(asked: Asked): DescribedField {
    const { sourceOf } = inherited
    return describeField(asked, { config, i18n, form: openForm(), locale, isReadOnly, sourceOf })
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

  return {
    openForm,
    describe,
    originsOf,
    pathOf: (origin: string) => pathIn(openForm(), origin),
    copyInherited: (path: string) =>
      inherited.copy(collectionSlug ? `${collectionSlug}/${id}` : `globals/${globalSlug}`, path),
    labelAt: (path: string) => labelsOf(placeIn(openForm(), path), i18n),
    tabsOf: (path: string) => placeIn(openForm(), path)?.tabs ?? [],
  }
}
