import type { ComponentPropsWithoutRef } from 'react'
import { useAdminText } from '../use-admin-text'
import styles from './file-input.module.css'

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  /** The name of the chosen file, if it is shown here. */
  chosen?: string
}

/** A file input inside its label. The browser would word its button in the language of the browser, not of the account. */
export function FileInput({ chosen, ...input }: Props) {
  const t = useAdminText()
  return (
    <span className={styles.field}>
      <input {...input} type="file" className={styles.input} />
      <span className={styles.button} aria-hidden="true">
        {input.multiple ? t('tools:chooseFiles') : t('tools:chooseFile')}
      </span>
      {chosen && <span className={styles.name}>{chosen}</span>}
    </span>
  )
}
