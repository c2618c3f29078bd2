import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '../../admin/call-api'
import { documentPath } from '../../admin/document-path'
import type { ActionKind } from '../actions'
import type { Schedule } from '../endpoints'

export type NewAction = { kind: ActionKind; at: string; site: string | null }

/** What is planned for the document of the form; null until it is loaded. In the trash nothing is planned. */
export function useSchedule() {
  const { id, collectionSlug, docPermissions, globalSlug, isTrashed, lastUpdateTime } = useDocumentInfo()
  const { code: locale } = useLocale()
  const path = documentPath({ id, collectionSlug, globalSlug })
  const address = path && !isTrashed ? `/api/${path}/schedule` : null
  const [known, setKnown] = useState<Known | null>(null)
  const [message, setMessage] = useState('')
  useDraftStatus(known)

  useEffect(() => {
    if (!address) return
    let isCurrent = true
    void callApi<Schedule>(address, {}).then(
      ({ body }) => isCurrent && body && setKnown({ schedule: body, savedAt: lastUpdateTime }),
    )
    return () => {
      isCurrent = false
    }
  }, [address, lastUpdateTime])

  async function change(path: string, init: RequestInit): Promise<boolean> {
    const { body, message: answer } = await callApi(path, init)
    setMessage(body ? '' : answer)
    const { body: schedule } = await callApi<Schedule>(address ?? '', {})
    if (schedule) setKnown({ schedule, savedAt: lastUpdateTime })
    return body !== undefined
  }

  return {
    schedule: known?.schedule ?? null,
    message,
    canPlan: address !== null && docPermissions?.update === true,
    isGlobal: globalSlug !== undefined,
    plan: (action: NewAction) =>
      change(`${address}?${new URLSearchParams({ locale })}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(action),
      }),
    cancel: (job: number) => change(`${address}/${job}`, { method: 'DELETE' }),
  }
}

/** A schedule, and the save after which it was read. */
type Known = { schedule: Schedule; savedAt: number }

/** After "Publish" the form takes the document for public, also when its date is still to come. */
function useDraftStatus(known: Known | null): void {
  const { hasPublishedDoc, lastUpdateTime, setHasPublishedDoc } = useDocumentInfo()
  const isHeldBack = known !== null && known.savedAt === lastUpdateTime && !known.schedule.isPublic
  // The form learns of the publication before or after the schedule is read.
  useEffect(() => {
    if (isHeldBack && hasPublishedDoc) setHasPublishedDoc(false)
  }, [isHeldBack, hasPublishedDoc, setHasPublishedDoc])
}
