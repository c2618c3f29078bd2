'use client'

import { collection } from '@/lib/collection'
import { ShortlistToggle } from '../shortlist/shortlist-toggle'

type CollectToggleProps = { id: string; name: string; label: string }

/** Sets a restricted document aside for the one archive of the distributors' page. */
export function CollectToggle({ id, name, label }: CollectToggleProps) {
  return (
    <ShortlistToggle list={collection.list} item={{ id, label: name }} most={collection.most} label={label} />
  )
}
