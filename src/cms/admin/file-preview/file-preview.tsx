'use client'

import { useDocumentInfo, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import type { File as StoredFile } from '@/payload-types'
import { documentAddress, useApiData } from '../use-api-data'
import { sizeOf } from '../../lists/file-words'
import styles from './file-preview.module.css'
import { useAdminText } from '../use-admin-text'

/** A preview of a document's file: a picture, a video player, or a link to the PDF. */
export function FilePreview({ field }: { field: string }) {
  const id = useFormFields(([fields]) => fields[field]?.value)
  const { code } = useLocale()
  const file = useApiData<StoredFile>(documentAddress('files', id, code))
  return file && <Preview file={file} />
}

/** The same on the page of the file itself. */
export function OwnFilePreview() {
  const { savedDocumentData } = useDocumentInfo()
  const file = savedDocumentData as StoredFile | undefined
  return file?.url ? <Preview file={file} /> : null
}

function Preview({ file }: { file: StoredFile }) {
  const { i18n } = useTranslation()
  const t = useAdminText()
  const { url, mimeType, originalName, filename, filesize, restricted } = file
  const name = originalName || filename || t('tools:unnamedFile')
  if (!url) return null
  return (
    <figure className={styles.preview}>
      {mimeType?.startsWith('video/') && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- videos of the library have no captions; this is a preview for editors
        <video src={url} controls preload="metadata" />
      )}
      {mimeType?.startsWith('image/') && <img src={url} alt="" />}
      <figcaption>
        <a href={url} target="_blank" rel="noreferrer">
          {mimeType === 'application/pdf' ? t('tools:openPdf', { name }) : t('tools:open', { name })}
        </a>
        {filesize ? ` ${sizeOf(filesize, i18n.language)}` : ''}
        {restricted && ` ${t('tools:restrictedFile')}`}
      </figcaption>
    </figure>
  )
}
