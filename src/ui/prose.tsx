import type { ReactNode } from 'react'
import { alignFigures } from './figure-columns'
import styles from './prose.module.css'
import { unbrokenHtml } from './unbroken'

type ProseProps = {
  /** Sanitised HTML from the rich text converter only. */
  html?: string
  children?: ReactNode
}

/** Rich text: plain elements without classes. */
export function Prose({ html, children }: ProseProps) {
  if (html === undefined) return <div className={styles.prose}>{children}</div>
  return (
    <div className={styles.prose} dangerouslySetInnerHTML={{ __html: alignFigures(unbrokenHtml(html)) }} />
  )
}
