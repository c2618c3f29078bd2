'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fallbackOf, isSiteId, type SiteId } from '@/i18n/locales'
import { siteLabels } from '../site-labels'
import { compareTexts, type SiteTexts } from './compare-texts'
import { documentPath } from './document-path'
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
  const path = documentPath({ id, collectionSlug, globalSlug })
  const texts = useTexts({ site, path, fields, stamp })
  if (!site) return null
  const labels = texts?.inherited.map((name) => labelOfField(docConfig?.fields ?? [], name, i18n)) ?? []
  return (
    <aside className={styles.notice} aria-label={t('tools:siteEdited')}>
      <strong>{siteLabels[site]}</strong>
      <span>
        {describe({ t, site, texts, inherited: new Intl.ListFormat(i18n.language).format(labels) })}
      </span>
    </aside>
  )
}

type Described = {
  t: ReturnType<typeof useAdminText>
  site: SiteId
  texts: SiteTexts | null
  inherited: string
}

function describe({ t, site, texts, inherited }: Described): string {
  const source = fallbackOf[site]
  if (!source) return t('tools:noFallback')
  if (inherited) return t('tools:shownFrom', { site: siteLabels[source], fields: inherited })
  return texts?.isComplete ? t('tools:allOwn') : t('tools:fallback', { site: siteLabels[source] })
}

type FieldQuery = {
  site: SiteId | null
  /** The path of the document below `/api`. */
  path: string | null
  fields: string[]
  stamp: string
}

/** Null until they are known, and on a site without a fallback. */
function useTexts({ site, path, fields, stamp }: FieldQuery): SiteTexts | null {
  const [texts, setTexts] = useState<SiteTexts | null>(null)
  const names = fields.join()
  useEffect(() => {
    const source = site && fallbackOf[site]
    if (!site || !source || !path) return
    const controller = new AbortController()
    Promise.all([site, source].map((one) => readTexts(path, one, controller.signal)))
      .then(([own, other]) => setTexts(own && other ? compareTexts(own, other, names.split(',')) : null))
      .catch(() => setTexts(null))
    return () => controller.abort()
  }, [site, path, names, stamp])
  return texts
}

/** The newest draft of a document with the texts of one site only. */
async function readTexts(path: string, site: SiteId, signal: AbortSignal): Promise<object | null> {
  const query = new URLSearchParams({
    locale: site,
    'fallback-locale': 'none',
    depth: '0',
    draft: 'true',
    // The form of a document in the trash shows the notice as well.
    trash: 'true',
  })
  const response = await fetch(`/api/${path}?${query}`, { credentials: 'include', signal })
  return response.ok ? ((await response.json()) as object) : null
}
