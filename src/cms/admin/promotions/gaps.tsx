'use client'

import { Link, useFormFields } from '@payloadcms/ui'
import type { Gap } from '../../search/gaps'
import { siteLabels } from '../../site-labels'
import { useAnswer } from '../use-document'
import styles from './gaps.module.css'

/** Below the results of a promotion: which of them a site's search does not have. */
export function PromotionGaps() {
  const results = useFormFields(([fields]) => keysIn(fields.results?.value).join(','))
  const sites = useFormFields(([fields]) => textsIn(fields.sites?.value).join(','))
  const address = results && sites ? `/api/promotions/gaps?${new URLSearchParams({ results, sites })}` : null
  const gaps = useAnswer<{ gaps: Gap[] }>(address)?.gaps ?? []
  return (
    <div role="status">
      {gaps.length > 0 && (
        <div className={styles.gaps}>
          <p>Not every result shows on every site, and is put first only where it shows:</p>
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

/** Chosen results as `<collection>:<id>`; the form holds ids, or documents that it has looked up. */
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
