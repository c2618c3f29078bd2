'use client'

import { downloadBasket } from '@/lib/download-basket'
import { fill } from '@/lib/pdf-words'
import { useShortlist } from '../shortlist/use-shortlist'
import { TextLink } from '../text-link'
import styles from './documents.module.css'

type BasketSummaryProps = {
  /** The distributors' page. */
  href: string
  words: { collected: string; open: string }
}

/** The number of files in the basket, with a link to download them as one archive. */
export function BasketSummary({ href, words }: BasketSummaryProps) {
  const { length } = useShortlist(downloadBasket.list)
  return (
    <div className={styles.collected} data-empty={length === 0 || undefined} data-print="hide">
      <p role="status">{length > 0 && fill(words.collected, { count: length })}</p>
      {length > 0 && <TextLink href={href}>{words.open}</TextLink>}
    </div>
  )
}
