'use client'

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useAdminText } from '../../admin/use-admin-text'
import { useApiData } from '../../admin/use-api-data'

type Found = { docs: Record<string, unknown>[] }

/** Names a form by the title of its fallback or of another site while it has none of its own, or as untitled, not by its id. */
export function DocumentTitle() {
  const t = useAdminText()
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { code } = useLocale()
  const { title: shown, setDocumentTitle } = useDocumentTitle()
  const field = getEntityConfig({ collectionSlug })?.admin.useAsTitle ?? 'id'
  const own = useFormFields(([fields]) => fields[field]?.value)
  const address =
    id && !own ? addressOf({ collection: collectionSlug, id: String(id), field, site: code }) : null
  const found = useApiData<Found>(address)
  const title = found && (titleIn(found.docs[0]?.[field]) ?? t('lists:untitled'))
  useEffect(() => {
    if (title && shown !== title) setDocumentTitle(title)
  }, [title, shown, setDocumentTitle])
  return null
}

function titleIn(value: unknown): string | null {
  return typeof value === 'string' && value ? value : null
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
