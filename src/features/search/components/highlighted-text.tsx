import { Fragment } from 'react'
import { unbroken } from '@/ui/unbroken'
import styles from './highlighted-text.module.css'

type HighlightedTextProps = { pieces: { text: string; isHit: boolean }[] }

/** A text with the search words highlighted. */
export function HighlightedText({ pieces }: HighlightedTextProps) {
  return pieces.map(({ text, isHit }, index) =>
    isHit ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{unbroken(text)}</Fragment>
    ),
  )
}
