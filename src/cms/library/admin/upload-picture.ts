import { postForm } from '@/cms/admin/uploads/post-form'
import type { Translate } from '@/cms/texts'
import { isKeyOf } from '@/lib/typed-keys'
import { listOfTypes, pictureTypes } from '../picture-types'
import { findByHash, hashOf, type Stored } from './content-hash'

export type UploadState =
  | { kind: 'waiting' | 'checking' }
  | { kind: 'sending'; share: number }
  | { kind: 'done'; id: string }
  /** Waits for a decision: the picture that the library has, or none if the file was chosen twice. */
  | { kind: 'duplicate'; stored: Stored | null }
  | { kind: 'failed'; message: string }

type UploadOptions = {
  site: string
  /** Where it is stored. */
  folder: string | undefined
  /** Of the account. */
  language: string
  /** Whether a picture that the library has already is sent nevertheless. */
  isConfirmed: boolean
  /** The hashes of the files that were chosen before. */
  chosen: Set<string>
  onState: (state: UploadState) => void
  t: Translate
}

/** Checks and sends a picture; resolves to how it ended. */
export async function uploadPicture(file: File, options: UploadOptions): Promise<UploadState> {
  const { language, isConfirmed, chosen, onState, t } = options
  try {
    if (!isKeyOf(pictureTypes, file.type)) {
      const types = listOfTypes(language)
      return { kind: 'failed', message: t('errors:noPicture', { name: file.name, types }) }
    }
    onState({ kind: 'checking' })
    const duplicate = isConfirmed ? undefined : await findDuplicate(file, chosen)
    if (duplicate !== undefined) return { kind: 'duplicate', stored: duplicate }
    return { kind: 'done', id: await send(file, options) }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** The stored picture, null for a file that was chosen twice, undefined for a new one. */
async function findDuplicate(file: File, chosen: Set<string>): Promise<Stored | null | undefined> {
  const hash = await hashOf(file)
  if (!hash) return undefined
  const isChosenTwice = chosen.has(hash)
  chosen.add(hash)
  const stored = await findByHash('media', hash).catch(() => null)
  return stored ?? (isChosenTwice ? null : undefined)
}

async function send(file: File, { site, folder, onState, t }: UploadOptions): Promise<string> {
  const form = new FormData()
  form.set('file', file)
  form.set('_payload', JSON.stringify({ folder }))
  const address = `/api/media?${new URLSearchParams({ locale: site, depth: '0' })}`
  const onProgress = (share: number) => onState({ kind: 'sending', share })
  onProgress(0)
  const { doc } = await postForm<{ doc: { id: string } }>({ address, form, onProgress, t })
  return doc.id
}
