'use client'

import type { FormEvent, ReactNode } from 'react'

export type SearchFormProps = {
  className?: string
  action: string
  /** The accessible name. */
  label: string
  children: ReactNode
}

/** Opens the search page; on the search page a new search replaces the history entry (S1 2.2). */
export function SearchForm({ className, action, label, children }: SearchFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (location.pathname !== action) return
    event.preventDefault()
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    location.replace(`${action}?${new URLSearchParams(values)}`)
  }
  return (
    <form
      className={className}
      action={action}
      method="get"
      role="search"
      aria-label={label}
      onSubmit={onSubmit}
    >
      {children}
    </form>
  )
}
