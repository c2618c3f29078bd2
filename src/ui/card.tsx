import type { ReactNode } from 'react'
import type { Picture as PictureData } from '@/lib/picture'

import styles from './card.module.css'
import { Icon } from './icon'
import { Picture } from './picture'
import { ReplacingLink } from './replacing-link'
import { unbroken, unbrokenText } from './unbroken'

type CardBase = {
  href: string
  title: ReactNode
  brief?: ReactNode
  picture?: PictureData
  /** The `sizes` of its picture. */
  sizes: string
  /** The heading's level in its page. */
  level?: 2 | 3 | 4
  /** The target replaces this page in the history. */
  replaces?: boolean
}

type NewsCardProps = CardBase & { day: string; month: string; year: string; dateTime: string }

/** International news: the day as the leading figure. */
export function NewsCard({ day, month, year, dateTime, ...card }: NewsCardProps) {
  return (
    <article className={styles.news}>
      <time className={styles.date} dateTime={dateTime}>
        <span className={styles.day}>{day}</span>
        <span className={styles.month}>
          {month}
          <br />
          {year}
        </span>
      </time>
      <Picture picture={card.picture} sizes={card.sizes} ratio="16/10" />
      <CardText {...card} />
    </article>
  )
}

type MediaCardProps = CardBase & {
  ratio?: '16/10' | '4/3' | '3/2' | '16/9' | '1/1'
  /** Small secondary text above the title: date, category, length. */
  meta?: string[]
  /** Shows a play icon. */
  video?: 'large' | 'small'
  /** A smaller title, for cards in a row of four. */
  small?: boolean
}

/** A picture with its title; the whole card is one link. */
export function MediaCard({ ratio = '16/10', meta, video, small, ...card }: MediaCardProps) {
  const face = <Picture picture={card.picture} sizes={card.sizes} ratio={ratio} />
  return (
    <article className={styles.card}>
      {video ? (
        <div className={styles.frame}>
          {face}
          <span className={styles.play} data-size={video}>
            <Icon name="play" small={video === 'small'} />
          </span>
        </div>
      ) : (
        face
      )}
      {meta && <Meta items={meta} />}
      <CardText {...card} small={small} />
    </article>
  )
}

/** Secondary text in one line: a date, a category. */
export function Meta({ items, dateTime }: { items: string[]; dateTime?: string }) {
  return (
    <p className={styles.meta}>
      {items.map((item, index) =>
        index === 0 && dateTime ? (
          <time key={item} dateTime={dateTime}>
            {item}
          </time>
        ) : (
          <span key={item}>{item}</span>
        ),
      )}
    </p>
  )
}

function CardText({ href, title, brief, level = 3, replaces, small }: CardBase & { small?: boolean }) {
  const Title = `h${level}` as const
  const Link = replaces ? ReplacingLink : 'a'
  return (
    <div className={styles.text}>
      <Title className={small ? 'type-h4' : 'type-h3'}>
        <Link className={styles.link} href={href}>
          {unbroken(title)}
        </Link>
      </Title>
      {brief && <p className={styles.brief}>{unbrokenText(brief)}</p>}
    </div>
  )
}
