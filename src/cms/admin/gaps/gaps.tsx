'use client'

import { Link, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { siteIds } from '@/i18n/locales'
import type { Gap } from '../../gaps'
import { siteLabels } from '../../site-labels'
import { useAnswer } from '../use-document'
import styles from './gaps.module.css'

/** Below the results of a promotion: which of them a site's search does not have. */
export function PromotionGaps() {
  const documents = useFormFields(([fields]) => keysIn(fields.results?.value).join(','))
  const sites = useFormFields(([fields]) => textsIn(fields.sites?.value).join(','))
  return (
    <Gaps documents={documents} sites={sites}>
      Not every result shows on every site, and is put first only where it shows:
    </Gaps>
  )
}

/** Below the document that a banner leads to: where visitors of the banner get no link. */
export function LinkGaps() {
  const document = useFormFields(([fields]) => keysIn([fields['link.document']?.value]).join(','))
  const sites = useFormFields(([fields]) => textsIn(fields.sites?.value).join(','))
  return (
    <Gaps documents={document} sites={sites}>
      Without a page to lead to, visitors see no link there:
    </Gaps>
  )
}

/** In the form of a link within a text: where its document does not show, of the sites that show the text. */
export function TextLinkGaps() {
  const document = useFormFields(([fields]) => keysIn([fields.doc?.value]).join(','))
  const { savedDocumentData } = useDocumentInfo()
  const named = textsIn(savedDocumentData?.sites)
  return (
    <Gaps documents={document} sites={(named.length > 0 ? named : siteIds).join(',')}>
      Without a page to lead to, visitors see the words without a link there:
    </Gaps>
  )
}

type GapsProps = { documents: string; sites: string; children: string }

function Gaps({ documents, sites, children }: GapsProps) {
  const address = documents && sites ? `/api/gaps?${new URLSearchParams({ documents, sites })}` : null
  const gaps = useAnswer<{ gaps: Gap[] }>(address)?.gaps ?? []
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
                does not show on {sites.map((site) => siteLabels[site]).join(', ')}.
              </li>
            ))}
          </ul>
          <p>It may be a draft, lack a title or name other sites.</p>
        </div>
      )}
    </div>
  )
}

/** Chosen documents as `<collection>:<id>`; the form holds ids, or documents that it has looked up. */
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
