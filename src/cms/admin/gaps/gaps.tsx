'use client'

import { Link, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { siteIds } from '@/i18n/locales'
import type { Gap } from '../../gaps'
import { namesOfSites } from '../../site-labels'
import { useApiData } from '../use-api-data'
import styles from './gaps.module.css'
import { useAdminText } from '../use-admin-text'

/** Below the results of a promotion: which of them are missing on some sites. */
export function PromotionGaps() {
  const t = useAdminText()
  const documents = useFormFields(([fields]) => keysIn(fields.results?.value).join(','))
  const sites = useFormFields(([fields]) => textsIn(fields.sites?.value).join(','))
  return (
    <Gaps documents={documents} sites={sites}>
      {t('tools:promotionGaps')}
    </Gaps>
  )
}

/** Below the linked document of a banner: the sites on which the banner has no link. */
export function LinkGaps() {
  const t = useAdminText()
  const document = useFormFields(([fields]) => keysIn([fields['link.document']?.value]).join(','))
  const sites = useFormFields(([fields]) => textsIn(fields.sites?.value).join(','))
  return (
    <Gaps documents={document} sites={sites}>
      {t('tools:linkGaps')}
    </Gaps>
  )
}

/** In the form of a link in a text: which of the sites of the text do not show the linked document. */
export function TextLinkGaps() {
  const t = useAdminText()
  const document = useFormFields(([fields]) => keysIn([fields.doc?.value]).join(','))
  const { savedDocumentData } = useDocumentInfo()
  const named = textsIn(savedDocumentData?.sites)
  return (
    <Gaps documents={document} sites={(named.length > 0 ? named : siteIds).join(',')}>
      {t('tools:textLinkGaps')}
    </Gaps>
  )
}

type GapsProps = { documents: string; sites: string; children: string }

function Gaps({ documents, sites, children }: GapsProps) {
  const t = useAdminText()
  const address = documents && sites ? `/api/gaps?${new URLSearchParams({ documents, sites })}` : null
  const gaps = useApiData<{ gaps: Gap[] }>(address)?.gaps ?? []
  return (
    <div role="status">
      {gaps.length > 0 && (
        <div className={styles.gaps}>
          <p>{children}</p>
          <ul>
            {gaps.map(({ collection, document, title, sites }) => (
              <li key={`${collection} ${document}`}>
                <Link href={`/admin/collections/${collection}/${document}`} prefetch={false}>
                  {title}
                </Link>{' '}
                {t('tools:notShownOn', { sites: namesOfSites(sites) })}
              </li>
            ))}
          </ul>
          <p>{t('tools:gapReasons')}</p>
        </div>
      )}
    </div>
  )
}

/** Chosen documents as `<collection>:<id>`; the form contains ids, or documents that it has loaded. */
function keysIn(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: { relationTo?: string; value?: string | { id: string } } | null) => {
    const id = typeof one?.value === 'object' ? one.value.id : one?.value
    return one?.relationTo && id ? [`${one.relationTo}:${id}`] : []
  })
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
