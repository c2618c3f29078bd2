import { useListQuery, useRouteTransition } from '@payloadcms/ui'
import type { ListQuery } from 'payload'
import { useEffect, useState } from 'react'

type Wanted = Pick<ListQuery, 'where' | 'search'>

/** What the list is asked for. While an answer is under way, changes wait: an older answer would undo them. */
export function useFilters() {
  const { query, refineListData } = useListQuery()
  const { isTransitioning } = useRouteTransition()
  const [wanted, setWanted] = useState<Wanted | null>(null)

  useEffect(() => {
    if (!wanted || isTransitioning) return
    // What was chosen meanwhile is asked for next.
    void refineListData(wanted).then(() => setWanted((newest) => (newest === wanted ? null : newest)))
  }, [wanted, isTransitioning, refineListData])

  return {
    where: query.where,
    search: query.search,
    ...wanted,
    change: (values: Wanted) => setWanted((before) => ({ ...before, ...values })),
  }
}
