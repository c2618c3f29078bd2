import type { ReactNode } from 'react'

import { Meta } from './card'
import styles from './row.module.css'
import { unbroken, unbrokenText } from './unbroken'

/** Rows separated by thin lines. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

type RowProps = {
  href: string
  title: string
  note?: string
  level?: 2 | 3 | 4
}

/** A title with a secondary line below it; the whole row is the link. */
export function ListRow({ href, title, note, level }: RowProps) {
  return (
    <li className={styles.row}>
      <RowTitle href={href} title={title} level={level} />
      {note && <p className={styles.note}>{unbrokenText(note)}</p>}
    </li>
  )
}

type NewsRowProps = RowProps & { date: string; dateTime: string }

/** The date above the title. */
export function NewsRow({ href, title, note, level, date, dateTime }: NewsRowProps) {
  return (
    <li className={styles.row}>
      <Meta items={[date]} dateTime={dateTime} />
      <RowTitle href={href} title={title} level={level} />
      {note && <p className={styles.note}>{unbrokenText(note)}</p>}
    </li>
  )
}

function RowTitle({ href, title, level = 3 }: RowProps) {
  const Title = `h${level}` as const
  return (
    <Title className="type-h4">
      <a className={styles.link} href={href}>
        {unbroken(title)}
      </a>
    </Title>
  )
}
