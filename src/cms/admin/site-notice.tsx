'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fallbackOf, isSiteId, type SiteId } from '@/i18n/locales'
import { siteLabels } from '../site-labels'
import { labelOfField } from './field-label'
import styles from './site-notice.module.css'
import { useAdminText } from './use-admin-text'

/** Shows which site is being edited and which of its texts come from another site (architecture, point 1). */
export function SiteNotice({ fields }: { fields: string[] }) {
  const t = useAdminText()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { id, collectionSlug, globalSlug, docConfig, savedDocumentData } = useDocumentInfo()
  const site = isSiteId(code) ? code : null
  const stamp = String(savedDocumentData?.updatedAt ?? '')
  const own = collectionSlug && id ? `${collectionSlug}/${id}` : globalSlug && `globals/${globalSlug}`
  const empty = useEmptyFields({ site, path: own, fields, stamp })
  if (!site) return null
  return (
    <aside className={styles.notice} aria-label={t('tools:siteEdited')}>
      <strong>{siteLabels[site]}</strong>
      <span>
        {describeFallback(
          t,
          site,
          empty?.map((path) => labelOfField(docConfig?.fields ?? [], path, i18n)) ?? null,
        )}
      </span>
    </aside>
  )
}

type Translate = ReturnType<typeof useAdminText>

function describeFallback(t: Translate, site: SiteId, empty: string[] | null): string {
  const source = fallbackOf[site]
  if (!source) return t('tools:noFallback')
  if (empty === null) return t('tools:fallback', { site: siteLabels[source] })
  if (empty.length === 0) return t('tools:allOwn')
  return t('tools:shownFrom', { site: siteLabels[source], fields: empty.join(', ') })
}

type FieldQuery = {
  site: SiteId | null
  /** The path of the document below `/api`. */
  path?: string
  fields: string[]
  stamp: string
}

/** Names of the fields that have no text of the site's own; null until known. */
function useEmptyFields({ site, path, fields, stamp }: FieldQuery): string[] | null {
  const [empty, setEmpty] = useState<string[] | null>(null)
  const names = fields.join()
  useEffect(() => {
    if (!site || !path) return
    const controller = new AbortController()
    const query = new URLSearchParams({
      locale: site,
      'fallback-locale': 'none',
      depth: '0',
      draft: 'true',
      // The form of a document in the trash shows the notice as well.
      trash: 'true',
    })
    fetch(`/api/${path}?${query}`, { credentials: 'include', signal: controller.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Record<string, unknown>>) : null))
      .then((doc) => setEmpty(doc && names.split(',').filter((name) => isEmpty(valueAt(doc, name)))))
      .catch(() => setEmpty(null))
    return () => controller.abort()
  }, [site, path, names, stamp])
  return empty
}

/** The value of a field, or of one within a group: `iot.title`. */
function valueAt(doc: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value ? Reflect.get(value, name) : null),
      doc,
    )
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
