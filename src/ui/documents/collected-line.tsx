'use client'

import { collection } from '@/lib/collection'
import { fill } from '@/lib/pdf-words'
import { useShortlist } from '../shortlist/use-shortlist'
import { TextLink } from '../text-link'
import styles from './documents.module.css'

type CollectedLineProps = {
  /** The distributors' page. */
  href: string
  words: { collected: string; open: string }
}

/** How many files are collected in this tab, and where they are taken as one archive. */
export function CollectedLine({ href, words }: CollectedLineProps) {
  const { length } = useShortlist(collection.list)
  return (
    <div className={styles.collected} data-empty={length === 0 || undefined} data-print="hide">
      <p role="status">{length > 0 && fill(words.collected, { count: length })}</p>
      {length > 0 && <TextLink href={href}>{words.open}</TextLink>}
    </div>
  )
}
