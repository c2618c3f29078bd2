import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '../../admin/call-api'
import { useApiData } from '../../admin/use-api-data'
import type { TargetOption, TargetState } from '../targets'

/** In ms, so that not every key asks the server. */
const delay = 150

/** What the server finds for a text; what it found for an earlier one stays until it has answered. Null: not asked. */
export function useTargetOptions(text: string | null): { options: TargetOption[]; isLoading: boolean } {
  const { code } = useLocale()
  const [found, setFound] = useState<{ text: string | null; options: TargetOption[] }>({
    text: null,
    options: [],
  })

  useEffect(() => {
    if (text === null) return undefined
    const request = new AbortController()
    const load = async () => {
      const query = new URLSearchParams({ q: text, locale: code })
      const { body } = await callApi<{ options: TargetOption[] }>(`/api/link-targets?${query}`, {
        signal: request.signal,
      })
      if (!request.signal.aborted) setFound({ text, options: body?.options ?? [] })
    }
    const timer = setTimeout(() => void load(), text === '' ? 0 : delay)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [text, code])

  return { options: text === null ? [] : found.options, isLoading: text !== null && found.text !== text }
}

/** What an address leads to; null until it is known, and for none. */
export function useTargetState(address: string): TargetState | null {
  const { code } = useLocale()
  const query = new URLSearchParams({ address, locale: code })
  const data = useApiData<{ target: TargetState }>(address ? `/api/link-targets/state?${query}` : null)
  return data?.target ?? null
}
