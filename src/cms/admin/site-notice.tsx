'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fallbackOf, isSiteId, type SiteId } from '@/i18n/locales'
import { siteLabels } from '../site-labels'
import styles from './site-notice.module.css'

/** Says which site is being edited and which of its texts come from another site (architecture, decision 1). */
export function SiteNotice({ fields }: { fields: string[] }) {
  const { code } = useLocale()
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const site = isSiteId(code) ? code : null
  const stamp = String(savedDocumentData?.updatedAt ?? '')
  const empty = useEmptyFields({ site, id, collection: collectionSlug, fields, stamp })
  if (!site) return null
  return (
    <aside className={styles.notice} aria-label="Site being edited">
      <strong>{siteLabels[site]}</strong>
      <span>{sentence(site, empty)}</span>
    </aside>
  )
}

function sentence(site: SiteId, empty: string[] | null): string {
  const source = fallbackOf[site]
  if (!source) return 'Texts are this site’s own.'
  if (empty === null) return `Texts left empty are shown from ${siteLabels[source]}.`
  if (empty.length === 0) return 'All texts are this site’s own.'
  return `Shown from ${siteLabels[source]} until written here: ${empty.join(', ')}.`
}

type Asked = {
  site: SiteId | null
  id?: number | string
  collection?: string
  fields: string[]
  stamp: string
}

/** Names of the fields that have no text of the site's own; null until known. */
function useEmptyFields({ site, id, collection, fields, stamp }: Asked): string[] | null {
  const [empty, setEmpty] = useState<string[] | null>(null)
  const names = fields.join()
  useEffect(() => {
    if (!site || !id || !collection) return
    const controller = new AbortController()
    const query = new URLSearchParams({ locale: site, 'fallback-locale': 'none', depth: '0', draft: 'true' })
    fetch(`/api/${collection}/${id}?${query}`, { credentials: 'include', signal: controller.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Record<string, unknown>>) : null))
      .then((doc) => setEmpty(doc && names.split(',').filter((name) => isEmpty(doc[name]))))
      .catch(() => setEmpty(null))
    return () => controller.abort()
  }, [site, id, collection, names, stamp])
  return empty
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
