'use client'

import { Gutter, useListDrawerContext } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { WithdrawnAddress } from '../find-withdrawn'
import { WithdrawnQuestion } from './withdrawn-question'

/** One question per withdrawn document; not in a drawer, in which a document is chosen for something else. */
export function WithdrawnQuestions({ rows }: { rows: WithdrawnAddress[] }) {
  const router = useRouter()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer || rows.length === 0) return null
  return (
    <Gutter>
      {rows.map((row) => (
        <WithdrawnQuestion key={row.id} row={row} onDone={() => router.refresh()} />
      ))}
    </Gutter>
  )
}
