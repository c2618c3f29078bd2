'use client'

import { Link, useDocumentInfo } from '@payloadcms/ui'
import type { Use } from '../../where-used'
import { useApiData } from '../use-api-data'
import styles from './where-used.module.css'
import { useAdminText } from '../use-admin-text'

/** The documents that refer to this one, published or drafts, with links. */
export function WhereUsed() {
  const t = useAdminText()
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const address = id
    ? `/api/${collectionSlug}/${id}/uses?${new URLSearchParams({ as: String(savedDocumentData?.updatedAt) })}`
    : null
  const uses = useApiData<{ uses: Use[] }>(address)?.uses
  if (!id) return null
  return (
    <section className={styles.panel} aria-labelledby="where-used">
      <h2 id="where-used">{t('tools:whereUsed')}</h2>
      {!uses && <p role="status">{t('tools:loading')}</p>}
      {uses?.length === 0 && <p>{t('tools:usedNowhere')}</p>}
      {uses && uses.length > 0 && (
        <>
          <p>{t('tools:usedHere')}</p>
          <ul>
            {uses.map((use) => (
              <li key={addressOf(use)}>
                <span className={styles.kind}>
                  {use.isInTrash ? t('tools:inTrash', { kind: use.kind }) : use.kind}
                </span>{' '}
                <Link href={addressOf(use)} prefetch={false}>
                  {use.title || ('id' in use ? String(use.id) : use.kind)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function addressOf(use: Use): string {
  if ('global' in use) return `/admin/globals/${use.global}`
  return `/admin/collections/${use.collection}/${use.isInTrash ? 'trash/' : ''}${use.id}`
}
