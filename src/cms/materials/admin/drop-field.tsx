'use client'

import { useId, useState, type DragEvent } from 'react'
import { FileInput } from '@/cms/admin/file-input/file-input'
import { useAdminText } from '@/cms/admin/use-admin-text'
import { libraryTypes } from '@/lib/library-types'
import styles from './upload.module.css'

/** A file input that also accepts dropped files. */
export function DropField({ disabled, onFiles }: { disabled: boolean; onFiles: (files: File[]) => void }) {
  const t = useAdminText()
  const id = useId()
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }

  return (
    <label
      className={isOver ? styles.dropOver : styles.drop}
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span>{t('upload:drop')}</span>
      <FileInput
        id={id}
        multiple
        accept={libraryTypes.join(',')}
        disabled={disabled}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same files can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
