import { useListQuery, useRouteTransition } from '@payloadcms/ui'
import type { ListQuery } from 'payload'
import { useEffect, useState } from 'react'

type Filters = Pick<ListQuery, 'where' | 'search'>

/** The filters of the list. While a response is pending, changes wait: an older response would undo them. */
export function useFilters() {
  const { query, refineListData } = useListQuery()
  const { isTransitioning } = useRouteTransition()
  const [pending, setPending] = useState<Filters | null>(null)

  useEffect(() => {
    if (!pending || isTransitioning) return
    // Changes made in the meantime are requested next.
    void refineListData(pending).then(() => setPending((newest) => (newest === pending ? null : newest)))
  }, [pending, isTransitioning, refineListData])

  return {
    where: query.where,
    search: query.search,
    ...pending,
    change: (values: Filters) => setPending((before) => ({ ...before, ...values })),
  }
}
