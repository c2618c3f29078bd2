import type { ReactNode } from 'react'

import { Container } from './container'
import styles from './section.module.css'
import { unbroken } from './unbroken'

type SectionProps = {
  id?: string
  ground?: 'light' | 'ice' | 'dark'
  /** Its name for assistive technology; the id of its heading serves best. */
  labelledBy?: string
  label?: string
  /** Left out of print. */
  screenOnly?: boolean
  children: ReactNode
}

/** A section of a page with background, padding and page margins. */
export function Section({ id, ground = 'light', labelledBy, label, screenOnly, children }: SectionProps) {
  return (
    <section
      data-ground={ground}
      className={styles.section}
      {...(id && { id })}
      {...(labelledBy && { 'aria-labelledby': labelledBy })}
      {...(label && { 'aria-label': label })}
      {...(screenOnly && { 'data-print': 'hide' })}
    >
      <Container>{children}</Container>
    </section>
  )
}

type SectionHeadingProps = {
  id?: string
  title: string
  /** The link of the title; its accessible name is that of the action to the same address. */
  href?: string
  /** The small label in columns 1 to 3; international layout only. */
  label?: string
  /** A secondary sentence: beside the title in Chinese, below it elsewhere. */
  note?: string
  /** A TextLink or buttons at the right. */
  action?: ReactNode
  level?: 1 | 2 | 3
}

/** Chinese: title left, note beside it, action right. International: a thick line, label, title, action. */
export function SectionHeading({ id, title, href, label, note, action, level = 2 }: SectionHeadingProps) {
  const Title = `h${level}` as const
  return (
    <div className={styles.heading}>
      {label && <p className={styles.label}>{label}</p>}
      <Title id={id} className={styles.title}>
        {href ? (
          <a className={styles.link} href={href}>
            {unbroken(title)}
          </a>
        ) : (
          unbroken(title)
        )}
      </Title>
      {note && <p className={styles.note}>{note}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
