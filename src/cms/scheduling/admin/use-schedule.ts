import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callApi, type ApiResult } from '../../admin/call-api'
import type { ActionKind } from '../actions'
import type { Schedule } from '../endpoints'

export type NewAction = { kind: ActionKind; at: string; site: string | null }

/** What is planned for the document of the form; null until it is loaded, and for a document that is not stored yet or in the trash. */
export function useSchedule() {
  const { id, collectionSlug, globalSlug, isTrashed, lastUpdateTime, setHasPublishedDoc } = useDocumentInfo()
  const { code: locale } = useLocale()
  const address = globalSlug
    ? `/api/globals/${globalSlug}/schedule`
    : id && collectionSlug && !isTrashed
      ? `/api/${collectionSlug}/${id}/schedule`
      : null
  const [schedule, setSchedule] = useState<Schedule | null>(null)
  const [message, setMessage] = useState('')

  const apply = useCallback(
    ({ body }: ApiResult<Schedule>) => {
      if (!body) return
      setSchedule(body)
      // After "Publish" the form takes the document for public, also when its date is still to come.
      if (!body.isPublic) setHasPublishedDoc(false)
    },
    [setHasPublishedDoc],
  )

  useEffect(() => {
    if (!address) return
    let isCurrent = true
    void callApi<Schedule>(address, {}).then((result) => isCurrent && apply(result))
    return () => {
      isCurrent = false
    }
  }, [address, apply, lastUpdateTime])

  async function change(path: string, init: RequestInit): Promise<boolean> {
    const { body, message: answer } = await callApi(path, init)
    setMessage(body ? '' : answer)
    if (address) apply(await callApi<Schedule>(address, {}))
    return body !== undefined
  }

  return {
    schedule,
    message,
    canPlan: address !== null,
    plan: (action: NewAction) =>
      change(`${address}?${new URLSearchParams({ locale })}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(action),
      }),
    cancel: (job: number) => change(`${address}/${job}`, { method: 'DELETE' }),
  }
}
