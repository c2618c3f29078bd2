'use client'

import { useEffect, useState } from 'react'
import { refuseForms } from './refuse-forms'

/** Refuses all forms of the page, and says so when one is submitted. */
export function RefusedForms({ text }: { text: string }) {
  const [wasRefused, setWasRefused] = useState(false)
  useEffect(() => refuseForms(() => setWasRefused(true)), [])
  return <p role="status">{wasRefused && text}</p>
}
