'use client'

import { useId, useState, type DragEvent } from 'react'
import { FileInput } from '../file-input/file-input'
import styles from './drop-field.module.css'

type Props = {
  label: string
  /** MIME types that the dialog of the browser offers. */
  accept: readonly string[]
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/** A file input that also accepts dropped files. */
export function DropField({ label, accept, disabled = false, onFiles }: Props) {
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
      <span>{label}</span>
      <FileInput
        id={id}
        multiple
        accept={accept.join(',')}
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
