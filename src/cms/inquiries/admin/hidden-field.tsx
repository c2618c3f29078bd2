'use client'

/** Hides a field in the form, because the content above shows it. It stays a column and a filter of the list. */
export function HiddenField() {
  return null
}
