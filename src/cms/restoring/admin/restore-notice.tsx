'use client'

import { useDocumentInfo, useLivePreviewContext, ViewDescription } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { Effect } from '../effect'
import { namesOfSites } from '../../site-labels'
import { useApiData } from '../../admin/use-api-data'
import styles from './restore-notice.module.css'
import { useAdminText } from '../../admin/use-admin-text'

/** The description of a document; above a version, what restoring it changes for visitors. */
export function RestoreNotice({ description }: { description?: string }) {
  const t = useAdminText()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { isLivePreviewEnabled } = useLivePreviewContext()
  const version = /\/versions\/([\w-]+)$/.exec(usePathname())?.[1]
  const owner = collectionSlug ?? (globalSlug && `globals/${globalSlug}`)
  const effect = useApiData<Effect>(version && owner ? `/api/${owner}/versions/${version}/effect` : null)
  return (
    <>
      {description && <ViewDescription description={description} />}
      {effect && (
        <p className={styles.effect} role="note">
          {describeEffect(t, effect)}{' '}
          {isLivePreviewEnabled && (
            <a href={compareAddress(window.location, version ?? '')}>{t('previews:comparePages')}</a>
          )}
        </p>
      )}
    </>
  )
}

/** The comparison of the version with the latest draft, on the same site. */
function compareAddress({ pathname, search }: Location, version: string): string {
  const query = new URLSearchParams(search)
  const locale = query.get('locale')
  const compared = new URLSearchParams({ ...(locale && { locale }), before: version, after: 'draft' })
  return `${pathname.replace(/\/versions\/[\w-]+$/, '/compare')}?${compared}`
}

function describeEffect(t: ReturnType<typeof useAdminText>, { isDraft, sites }: Effect): string {
  if (isDraft) return t('tools:restoreDraft')
  if (sites.length === 0) return t('tools:restoreNowhere')
  return t('tools:restorePublic', { sites: namesOfSites(sites) })
}
