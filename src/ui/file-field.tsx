import type { ComponentProps, RefCallback } from 'react'

import { FieldFrame, useFieldIds, type FieldBase } from './field'
import styles from './file-field.module.css'
import { Icon } from './icon'

/** The selected file and its action. */
type ChosenFile = {
  name: string
  /** Address of a picture preview. */
  preview?: string
  /** Upload progress, while uploading. */
  percent?: number
  action: string
  onAction: () => void
}

type FileFieldProps = FieldBase &
  Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
    choose: string
    drop: string
    file?: ChosenFile
    /** The focusable control: the file input, or the file's action. */
    focusRef?: RefCallback<HTMLElement>
  }

/** Selects one file by click, keyboard or drop, and shows it in place of the input. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, choose, drop, file, focusRef, ...input } = props
  const ids = useFieldIds({ id: input.id, hint, error })
  return (
    <FieldFrame label={label} hint={hint} error={error} required={input.required} ids={ids}>
      {file ? (
        <span className={styles.file}>
          {file.preview && <img className={styles.preview} src={file.preview} alt="" />}
          <span className={styles.name}>
            {file.name}
            {file.percent !== undefined && (
              <progress className={styles.progress} max={100} value={file.percent} aria-label={file.name} />
            )}
          </span>
          <button
            {...ids.control}
            ref={focusRef}
            type="button"
            className={styles.action}
            aria-label={`${file.action}: ${file.name}`}
            aria-invalid={undefined}
            onClick={file.onAction}
          >
            {file.action}
          </button>
        </span>
      ) : (
        <span className={styles.chooser}>
          <Icon name="plus" />
          <span className={styles.choose}>{choose}</span>
          <span className={styles.drop}>{drop}</span>
          <input {...input} {...ids.control} ref={focusRef} type="file" className={styles.input} />
        </span>
      )}
    </FieldFrame>
  )
}
