import { useRef, useState } from 'react'
import { useAdminText } from '../../admin/use-admin-text'
import { findStoredNames } from './find-duplicates'
import { sendFile, type UploadedMaterial } from './send-file'
import { toRow, type CommonValues, type RowState, type UploadRow } from './upload-row'

const maxConcurrent = 2

/** The files of a bulk upload: adds, edits and sends them, two at a time; failed ones can be sent again. */
export function useBulkUpload(site: string) {
  const t = useAdminText()
  const [rows, setRows] = useState<UploadRow[]>([])
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<UploadedMaterial[]>([])
  const lastKey = useRef(0)

  const change = (key: string, values: Partial<UploadRow>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const setState = (key: string, state: RowState) => change(key, { state })

  async function add(files: File[]) {
    const fresh = files.map((file) => toRow(file, `${++lastKey.current}`))
    setRows((all) => markRepeated([...all, ...fresh], t('upload:chosenTwice')))
    const stored = await findStoredNames(fresh.map(({ file }) => file.name))
    const known = fresh.filter(({ file }) => stored.has(file.name))
    for (const { key } of known) change(key, { duplicate: t('upload:inLibrary') })
  }

  async function send(common: CommonValues) {
    setSending(true)
    const queue = rows.filter(({ state }) => state.kind === 'waiting' || state.kind === 'failed')
    const work = async () => {
      for (let row = queue.shift(); row; row = queue.shift()) await sendRow(row, common)
    }
    await Promise.all(Array.from({ length: maxConcurrent }, work))
    setSending(false)
  }

  async function sendRow(row: UploadRow, common: CommonValues) {
    const onProgress = (share: number) => setState(row.key, { kind: 'sending', share })
    onProgress(0)
    try {
      const uploaded = await sendFile({ row, common, site, onProgress, t })
      setState(row.key, { kind: 'done', id: uploaded.id })
      setSent((all) => [...all, uploaded])
    } catch (error) {
      setState(row.key, { kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    rows,
    sent,
    isSending,
    add,
    change,
    send,
    remove: (key: string) =>
      setRows((all) =>
        markRepeated(
          all.filter((row) => row.key !== key),
          t('upload:chosenTwice'),
        ),
      ),
    clear: () => {
      setRows([])
      setSent([])
    },
  }
}

function markRepeated(rows: UploadRow[], repeatedMessage: string): UploadRow[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const isRepeated = seen.has(row.file.name)
    seen.add(row.file.name)
    if (isRepeated) return { ...row, duplicate: repeatedMessage }
    return row.duplicate === repeatedMessage ? { ...row, duplicate: '' } : row
  })
}
