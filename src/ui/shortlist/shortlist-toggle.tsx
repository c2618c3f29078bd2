'use client'

import { Icon } from '../icon'
import { useHydrated } from '../use-hydrated'
import { VisuallyHidden } from '../visually-hidden'
import { setShortlist, withToggled, type ShortlistItem } from './shortlist-store'
import styles from './shortlist.module.css'
import { useShortlist } from './use-shortlist'

type ShortlistToggleProps = {
  /** Which list: there may be several in a tab. */
  list: string
  item: ShortlistItem
  max: number
  label: string
  /** A page that does the same: the toggle is a link to it until the scripts run. */
  href?: string
}

/** Adds an item to the shortlist or removes it; disabled if the list is full. */
export function ShortlistToggle({ list, item, max, label, href }: ShortlistToggleProps) {
  const items = useShortlist(list)
  const chosen = items.some(({ id }) => id === item.id)
  const full = !chosen && items.length >= max
  const isHydrated = useHydrated()
  const face = (
    <>
      <span className={styles.box}>{chosen && <Icon name="check" small />}</span>
      <span>
        {label}
        <VisuallyHidden> {item.label}</VisuallyHidden>
      </span>
    </>
  )
  if (href && !isHydrated) {
    return (
      <a className={styles.link} href={href} data-print="hide">
        {face}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={chosen}
      aria-disabled={full || undefined}
      data-print="hide"
      onClick={() => setShortlist(list, withToggled(items, item, max))}
    >
      {face}
    </button>
  )
}
