'use client'

import { useListDrawerContext, useListQuery, useSelection, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { callApi } from '@/cms/admin/call-api'
import { useAdminText } from '@/cms/admin/use-admin-text'
import { useSite } from '@/cms/lists/admin/use-site'
import { sizeOf } from '@/cms/lists/file-words'
import type { Media } from '@/payload-types'
import styles from './media-list.module.css'

/** The pictures of a page of the list, with their alternative texts on the site that is being edited. */
export function PictureGrid() {
  const { data } = useListQuery()
  const docs = (data?.docs ?? []) as Media[]
  return (
    <ul className={styles.grid}>
      {docs.map((picture) => (
        <li key={picture.id}>
          <Choice picture={picture} />
          <Opened picture={picture}>
            <span className={styles.picture}>
              <img src={picture.thumbnailURL ?? picture.url ?? ''} alt="" loading="lazy" decoding="async" />
            </span>
            <span className={styles.name}>{nameOf(picture)}</span>
          </Opened>
          <Facts picture={picture} />
          <AltInput key={picture.updatedAt} picture={picture} />
        </li>
      ))}
    </ul>
  )
}

/** Payload's own box has no label. */
function Choice({ picture }: { picture: Media }) {
  const t = useAdminText()
  const { selected, setSelection } = useSelection()
  return (
    <input
      className={styles.select}
      type="checkbox"
      aria-label={t('library:choose', { name: nameOf(picture) })}
      checked={Boolean(selected.get(picture.id))}
      onChange={() => setSelection(picture.id)}
    />
  )
}

function nameOf({ originalName, filename, id }: Media): string {
  return originalName || filename || id
}

/** A link to the picture, or a button that chooses it for the field from which the list was opened. */
function Opened({ picture, children }: { picture: Media; children: ReactNode }) {
  const { isInDrawer, onSelect } = useListDrawerContext()
  if (!isInDrawer) return <a href={`/admin/collections/media/${picture.id}`}>{children}</a>
  const choose = () => onSelect?.({ collectionSlug: 'media', doc: picture, docID: picture.id })
  return (
    <button type="button" onClick={choose}>
      {children}
    </button>
  )
}

function Facts({ picture: { width, height, filesize } }: { picture: Media }) {
  const { i18n } = useTranslation()
  const parts = [
    width && height ? `${width} × ${height}` : '',
    filesize ? sizeOf(filesize, i18n.language) : '',
  ]
  return <span className={styles.facts}>{parts.filter(Boolean).join(' · ')}</span>
}

/** One line of text, which wraps so that it can be read; saved when it is left, or with Enter. */
function AltInput({ picture }: { picture: Media }) {
  const t = useAdminText()
  const site = useSite()
  const [saved, setSaved] = useState(picture.alt ?? '')
  const [text, setText] = useState(saved)
  const [message, setMessage] = useState('')

  async function save() {
    if (text === saved) return
    const { body, message: reason } = await callApi(
      `/api/media/${picture.id}?${new URLSearchParams({ locale: site })}`,
      {
        method: 'PATCH',
        body: JSON.stringify({ alt: text || null }),
        headers: { 'content-type': 'application/json' },
      },
    )
    if (body) setSaved(text)
    setMessage(body ? t('library:saved') : t('library:notSaved', { reason }))
  }

  return (
    <>
      <textarea
        className={text ? styles.alt : styles.missingAlt}
        rows={2}
        maxLength={300}
        aria-label={t('library:altOf', { name: nameOf(picture) })}
        placeholder={t('library:altMissing')}
        value={text}
        onChange={({ target }) => setText(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          // Enter also ends the choice of an input method, whose text is not saved yet.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          void save()
        }}
      />
      <span role="status" className={styles.facts}>
        {message}
      </span>
    </>
  )
}
