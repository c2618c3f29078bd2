import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import type { CommonWords } from '../view-models/words'
import styles from './form.module.css'

type SentNoticeProps = { reference: string; words: CommonWords; onAgain: () => void }

/** The confirmation with the reference and the response time (S2 8, readings 19). It replaces the form. */
export function SentNotice({ reference, words, onAgain }: SentNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <Icon name="check" />
      <h3 ref={title} tabIndex={-1} className="type-h3">
        {words.sent.title}
      </h3>
      <dl>
        <dt>{words.sent.reference}</dt>
        <dd className={styles.reference}>{reference}</dd>
      </dl>
      <p>
        {words.promise} {words.sent.keep}
      </p>
      <Button variant="outline" onClick={onAgain}>
        {words.sent.again}
      </Button>
    </div>
  )
}
