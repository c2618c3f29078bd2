'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fallbackOf, isSiteId, type SiteId } from '@/i18n/locales'
import { siteLabels } from '../site-labels'
import styles from './site-notice.module.css'

/** Shows which site is being edited and which of its texts come from another site (architecture, point 1). */
export function SiteNotice({ fields }: { fields: string[] }) {
  const { code } = useLocale()
  const { id, collectionSlug, globalSlug, savedDocumentData } = useDocumentInfo()
  const site = isSiteId(code) ? code : null
  const stamp = String(savedDocumentData?.updatedAt ?? '')
  const own = collectionSlug && id ? `${collectionSlug}/${id}` : globalSlug && `globals/${globalSlug}`
  const empty = useEmptyFields({ site, path: own, fields, stamp })
  if (!site) return null
  return (
    <aside className={styles.notice} aria-label="Site being edited">
      <strong>{siteLabels[site]}</strong>
      <span>{describeFallback(site, empty)}</span>
    </aside>
  )
}

function describeFallback(site: SiteId, empty: string[] | null): string {
  const source = fallbackOf[site]
  if (!source) return 'Texts are this site’s own.'
  if (empty === null) return `Texts left empty are shown from ${siteLabels[source]}.`
  if (empty.length === 0) return 'All texts are this site’s own.'
  return `Shown from ${siteLabels[source]} until written here: ${empty.join(', ')}.`
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
    const query = new URLSearchParams({ locale: site, 'fallback-locale': 'none', depth: '0', draft: 'true' })
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
