'use client'

import { useTranslations } from '@/i18n/use-translations'
import { downloadBasket } from '@/lib/download-basket'
import { ShortlistToggle } from '../shortlist/shortlist-toggle'

/** Adds a restricted document to the download basket, or removes it. */
export function BasketToggle({ id, name }: { id: string; name: string }) {
  const t = useTranslations('documents.basket')
  return (
    <ShortlistToggle
      list={downloadBasket.list}
      item={{ id, label: name }}
      max={downloadBasket.maxItems}
      label={t('add')}
    />
  )
}
