import { useConfig, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '../../admin/call-api'
import type { FoundDocument } from '../find-documents'
import type { Command } from './use-commands'

/** In ms, so that not every key asks the server. */
const delay = 150

/** The documents that the server finds for a text; those of an earlier text stay until it has answered. */
export function useFoundDocuments(text: string): { documents: Command[]; isLoading: boolean } {
  const { config } = useConfig()
  const { code } = useLocale()
  const [found, setFound] = useState<{ text: string; documents: FoundDocument[] }>({
    text: '',
    documents: [],
  })
  const wanted = text.trim()

  useEffect(() => {
    if (!wanted) return undefined
    const request = new AbortController()
    const load = async () => {
      const query = new URLSearchParams({ q: wanted, locale: code })
      const { body } = await callApi<{ documents: FoundDocument[] }>(`/api/find-documents?${query}`, {
        signal: request.signal,
      })
      if (!request.signal.aborted) setFound({ text: wanted, documents: body?.documents ?? [] })
    }
    const timer = setTimeout(() => void load(), delay)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [wanted, code])

  const documents = wanted ? found.documents : []
  return {
    documents: documents.map(({ collection, id, kind, title }) => ({
      href: `${config.routes.admin}/collections/${collection}/${id}?locale=${code}`,
      label: title,
      group: kind,
    })),
    isLoading: wanted !== '' && found.text !== wanted,
  }
}
