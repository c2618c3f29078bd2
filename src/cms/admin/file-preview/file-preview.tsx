'use client'

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import type { File as StoredFile } from '@/payload-types'
import { documentAddress, useAnswer } from '../use-document'
import styles from './file-preview.module.css'

/** What a document's file holds: a picture, a film to play, or a link to the PDF. */
export function FilePreview({ field }: { field: string }) {
  const id = useFormFields(([fields]) => fields[field]?.value)
  const { code } = useLocale()
  const file = useAnswer<StoredFile>(documentAddress('files', id, code))
  return file && <Preview file={file} />
}

/** The same on the page of the file itself. */
export function OwnFilePreview() {
  const { savedDocumentData } = useDocumentInfo()
  const file = savedDocumentData as StoredFile | undefined
  return file?.url ? <Preview file={file} /> : null
}

function Preview({ file }: { file: StoredFile }) {
  const { url, mimeType, originalName, filename, filesize, restricted } = file
  const name = originalName || filename || 'file'
  if (!url) return null
  return (
    <figure className={styles.preview}>
      {mimeType?.startsWith('video/') && (
        // Films of the library come without captions; this is only the editors' look at one.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video src={url} controls preload="metadata" />
      )}
      {mimeType?.startsWith('image/') && <img src={url} alt="" />}
      <figcaption>
        <a href={url} target="_blank" rel="noreferrer">
          {mimeType === 'application/pdf' ? 'Open the PDF' : 'Open'} “{name}”
        </a>
        {filesize ? ` ${sizeOf(filesize)}` : ''}
        {restricted && ' Only for distributors, and for editors here.'}
      </figcaption>
    </figure>
  )
}

function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
