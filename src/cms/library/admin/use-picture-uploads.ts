import { useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { useAdminText } from '@/cms/admin/use-admin-text'
import { uploadPicture, type UploadState } from './upload-picture'

export type Upload = {
  key: string
  file: File
  /** By which the list was filtered when the file was chosen. */
  folder: string | undefined
  state: UploadState
}

/** The site of the list, and the folder by which it is filtered. */
type Place = { site: string; folder: string | undefined }

const maxConcurrent = 2

/** Pictures are sent as soon as they are chosen, two at a time. */
export function usePictureUploads({ site, folder, onUploaded }: Place & { onUploaded: () => void }) {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef<{ upload: Upload; isConfirmed: boolean }[]>([])
  const running = useRef(0)
  const chosen = useRef(new Set<string>())
  const lastKey = useRef(0)

  const setState = (key: string, state: UploadState) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, state } : one)))

  function add(files: File[]) {
    const fresh = files.map((file): Upload => {
      return { key: `${++lastKey.current}`, file, folder, state: { kind: 'waiting' } }
    })
    setUploads((all) => [...all, ...fresh])
    enqueue(fresh, false)
  }

  function enqueue(fresh: Upload[], isConfirmed: boolean) {
    queue.current.push(...fresh.map((upload) => ({ upload, isConfirmed })))
    while (running.current < maxConcurrent && queue.current.length > 0) void work()
  }

  async function work() {
    running.current += 1
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { upload, isConfirmed } = next
      const onState = (state: UploadState) => setState(upload.key, state)
      const shared = { site, folder: upload.folder, language: i18n.language, chosen: chosen.current, t }
      const state = await uploadPicture(upload.file, { ...shared, isConfirmed, onState })
      onState(state)
      if (state.kind === 'done') onUploaded()
    }
    running.current -= 1
  }

  /** Sends a file again, or one that the library has already. */
  function send(upload: Upload) {
    setState(upload.key, { kind: 'waiting' })
    enqueue([upload], true)
  }

  return {
    uploads,
    add,
    send,
    remove: (key: string) => setUploads((all) => all.filter((one) => one.key !== key)),
    clear: () => setUploads([]),
  }
}
