'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { listQuery } from '../export-link/export-link'

const key = 'isotherm-inbox'

/** Remembers what the inbox shows, so that a request knows its neighbours there and the way back. */
export function KeepList() {
  const query = listQuery(useSearchParams())
  useEffect(() => sessionStorage.setItem(key, query), [query])
  return null
}

/** The query of the list that was last looked at in this tab. */
export function keptList(): string {
  return sessionStorage.getItem(key) ?? ''
}
