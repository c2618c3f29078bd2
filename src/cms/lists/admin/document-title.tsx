'use client'

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useApiData } from '../../admin/use-api-data'

type Found = { docs: Record<string, unknown>[] }

/** Names a form by the title of its fallback or of another site while it has none of its own, instead of by its id. */
export function DocumentTitle() {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { code } = useLocale()
  const { title: shown, setDocumentTitle } = useDocumentTitle()
  const field = getEntityConfig({ collectionSlug })?.admin.useAsTitle ?? 'id'
  const own = useFormFields(([fields]) => fields[field]?.value)
  const address =
    id && !own ? addressOf({ collection: collectionSlug, id: String(id), field, site: code }) : null
  const title = useApiData<Found>(address)?.docs[0]?.[field]
  useEffect(() => {
    if (address && typeof title === 'string' && title && shown !== title) setDocumentTitle(title)
  }, [address, title, shown, setDocumentTitle])
  return null
}

type Named = { collection: string; id: string; field: string; site: string }

/** A read of the title only gets it from another site, as a picker does. */
function addressOf({ collection, id, field, site }: Named): string {
  const query = new URLSearchParams({
    [`select[${field}]`]: 'true',
    'where[id][equals]': id,
    locale: site,
    depth: '0',
    draft: 'true',
    trash: 'true',
  })
  return `/api/${collection}?${query}`
}
