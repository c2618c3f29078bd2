'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { listQuery } from '../../admin/export-link/export-link'

const key = 'isotherm-inbox'

/** Stores the query of the inbox list, for the links from an inquiry to its neighbours and back to the list. */
export function StoreListQuery() {
  const query = listQuery(useSearchParams())
  useEffect(() => sessionStorage.setItem(key, query), [query])
  return null
}

/** The query of the list that was last shown in this tab. */
export function storedListQuery(): string {
  return sessionStorage.getItem(key) ?? ''
}
