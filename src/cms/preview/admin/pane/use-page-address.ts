import { useAllFormFields, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useState } from 'react'

/** The forms that are shown on the search page, and the paths of what visitors type there. */
const searchForms = new Map([
  ['promotions', /^terms$/],
  ['search-settings', /^(?:vocabulary|synonyms)\.\d+\.terms$/],
])

/**
 * The address of the page beside a form. A search page answers the term that was typed last or whose row was entered,
 * before it is saved.
 */
export function usePageAddress(): string | null | undefined {
  const { url, popupRef, previewWindowType } = useLivePreviewContext()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const termsPath = searchForms.get(collectionSlug ?? globalSlug ?? '')
  const term = useSearchedTerm(fields, termsPath)
  const address = url && term ? withTerm(url, term, kindOf(fields)) : url

  useEffect(() => {
    const popup = previewWindowType === 'popup' ? popupRef?.current : null
    if (address && address !== url && popup) popup.location.assign(address)
  }, [address, url, previewWindowType, popupRef])
  return address
}

/** Null until a term is typed or a row entered. */
function useSearchedTerm(fields: FormState, termsPath: RegExp | undefined): string | null {
  const terms = termsPath ? termsIn(fields, termsPath) : []
  const [known, setKnown] = useState(terms)
  const [searched, setSearched] = useState<string | null>(null)
  if (terms.join('\n') !== known.join('\n')) {
    setKnown(terms)
    setSearched(terms.find((term) => !known.includes(term)) ?? searched)
  }

  const enter = useEffectEvent(({ target }: FocusEvent) => {
    const row = target instanceof Element ? target.closest('[id*="-row-"]') : null
    const path = row && `${row.id.replace('-row-', '.')}.terms`
    const [first] = path && termsPath?.test(path) ? textsIn(fields[path]?.value) : []
    if (first) setSearched(first)
  })
  useEffect(() => {
    if (!termsPath) return undefined
    document.addEventListener('focusin', enter)
    return () => document.removeEventListener('focusin', enter)
  }, [termsPath])
  return searched !== null && terms.includes(searched) ? searched : null
}

function termsIn(fields: FormState, termsPath: RegExp): string[] {
  return Object.entries(fields).flatMap(([path, { value }]) => (termsPath.test(path) ? textsIn(value) : []))
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** The kind of the first result of a promotion, which decides where the search page shows it. */
function kindOf({ results }: FormState): string | null {
  const [first]: unknown[] = Array.isArray(results?.value) ? results.value : []
  const isNamed = typeof first === 'object' && first !== null && 'relationTo' in first
  return isNamed && typeof first.relationTo === 'string' ? first.relationTo : null
}

function withTerm(url: string, term: string, kind: string | null): string {
  const address = new URL(url)
  address.searchParams.set('id', term)
  if (kind) address.searchParams.set('kind', kind)
  return address.href
}
