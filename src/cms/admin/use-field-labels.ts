import { useConfig, useTranslation } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { labelOfField } from './field-label'

/** Looks up the labels of a collection's fields by path, as its form shows them. */
export function useFieldLabels(collectionSlug: CollectionSlug): (path: string) => string {
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const { fields } = getEntityConfig({ collectionSlug })
  return (path) => labelOfField(fields, path, i18n)
}
