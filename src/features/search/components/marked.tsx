import { Fragment } from 'react'
import styles from './marked.module.css'

type MarkedProps = { pieces: { text: string; isHit: boolean }[] }

/** A text with the words that were looked for. */
export function Marked({ pieces }: MarkedProps) {
  return pieces.map(({ text, isHit }, index) =>
    isHit ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  )
}
