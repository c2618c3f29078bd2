'use client'

/** The field of what the letter shows already. It stays a column and a filter of the list. */
export function Unseen() {
  return null
}
