'use client'

import { Icon } from '../icon'
import { VisuallyHidden } from '../visually-hidden'
import { setShortlist, toggled, type Shortlisted } from './shortlist-store'
import styles from './shortlist.module.css'
import { useShortlist } from './use-shortlist'

type ShortlistToggleProps = {
  /** Which list: there may be several in a tab. */
  list: string
  item: Shortlisted
  most: number
  label: string
  /** Does the same for a visitor without scripts, where something can. */
  href?: string
}

/** Sets one thing aside, or takes it back; a full list takes no more. */
export function ShortlistToggle({ list, item, most, label, href }: ShortlistToggleProps) {
  const items = useShortlist(list)
  const chosen = items.some(({ id }) => id === item.id)
  const full = !chosen && items.length >= most
  const name = (
    <span>
      {label}
      <VisuallyHidden> {item.label}</VisuallyHidden>
    </span>
  )
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={chosen}
        aria-disabled={full || undefined}
        data-print="hide"
        onClick={() => setShortlist(list, toggled(items, item, most))}
      >
        <span className={styles.box}>{chosen && <Icon name="check" small />}</span>
        {name}
      </button>
      {href && (
        <noscript>
          <a className={styles.plain} href={href} data-print="hide">
            {name}
          </a>
        </noscript>
      )}
    </>
  )
}
