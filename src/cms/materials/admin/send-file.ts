import { postForm } from '@/cms/admin/uploads/post-form'
import type { Translate } from '../../texts'
import type { CommonValues, UploadRow } from './upload-row'
import { toPayload } from './upload-row'

export type UploadedMaterial = { id: string; createdAt: string }

type SendOptions = {
  row: UploadRow
  common: CommonValues
  site: string
  onProgress: (share: number) => void
  t: Translate
}

/** Sends one file with its material. */
export function sendFile({ row, common, site, onProgress, t }: SendOptions): Promise<UploadedMaterial> {
  const form = new FormData()
  form.set('file', row.file)
  form.set('_payload', JSON.stringify(toPayload(row, common)))
  const address = `/api/files/material?${new URLSearchParams({ locale: site })}`
  return postForm<UploadedMaterial>({ address, form, onProgress, t })
}
