'use client'

import { useDocumentInfo, ViewDescription } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { Effect } from '../effect'
import { siteLabels } from '../../site-labels'
import { useApiData } from '../../admin/use-api-data'
import styles from './restore-notice.module.css'

/** The description of a document; above a version, what restoring it changes for visitors. */
export function RestoreNotice({ description }: { description?: string }) {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const version = /\/versions\/([\w-]+)$/.exec(usePathname())?.[1]
  const owner = collectionSlug ?? (globalSlug && `globals/${globalSlug}`)
  const effect = useApiData<Effect>(version && owner ? `/api/${owner}/versions/${version}/effect` : null)
  return (
    <>
      {description && <ViewDescription description={description} />}
      {effect && (
        <p className={styles.effect} role="note">
          {describeEffect(effect)}
        </p>
      )}
    </>
  )
}

function describeEffect({ isDraft, sites }: Effect): string {
  if (isDraft)
    return 'This version is a draft. Restoring it creates a draft: visitors still see what is public now.'
  if (sites.length === 0)
    return 'Restoring this version publishes it, but no site shows it: it has no title on its sites.'
  const names = sites.map((site) => siteLabels[site]).join(', ')
  return `Restoring this version makes it public at once on: ${names}. “Restore as draft”, in the menu beside the button, changes nothing for visitors.`
}
