'use client'

import { downloadBasket } from '@/lib/download-basket'
import { ShortlistToggle } from '../shortlist/shortlist-toggle'

type BasketToggleProps = { id: string; name: string; label: string }

/** Adds a restricted document to the download basket, or removes it. */
export function BasketToggle({ id, name, label }: BasketToggleProps) {
  return (
    <ShortlistToggle
      list={downloadBasket.list}
      item={{ id, label: name }}
      max={downloadBasket.maxItems}
      label={label}
    />
  )
}
