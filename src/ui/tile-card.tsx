import type { ReactNode } from 'react'
import type { Picture as PictureData } from '@/lib/picture'

import { Figure } from './figure'
import { ModelTitle } from './model-title'
import { Picture } from './picture'
import { unbrokenText } from './unbroken'
import styles from './tile-card.module.css'

type TileCardProps = {
  href: string
  title: ReactNode
  /** The model in a title that is text. */
  model?: string
  brief?: ReactNode
  /** A cut-out, aligned to the bottom of the tile. */
  picture?: PictureData
  /** The `sizes` of its picture. */
  sizes: string
  /** The key figure, at the top left. */
  figure?: { value: string; unit?: string; before?: string; after?: string }
  /** A few short facts below the hairline. */
  facts?: { label: string; value: string }[]
  /** Its status, such as discontinued. */
  note?: string
  level?: 2 | 3 | 4
}

/** A product tile: figure, drawing, name, one line, facts; the whole card is one link. */
export function TileCard({
  href,
  title,
  model,
  brief,
  picture,
  sizes,
  figure,
  facts = [],
  note,
  level = 3,
}: TileCardProps) {
  const Title = `h${level}` as const
  return (
    <article className={styles.card}>
      <div className={styles.tile}>
        <Picture className={styles.picture} picture={picture} sizes={sizes} ratio="tile" fit="contain" />
        {figure && (
          <Figure
            className={styles.figure}
            value={figure.value}
            unit={figure.unit}
            before={figure.before}
            after={figure.after}
            size="tile"
          />
        )}
      </div>
      {note && <p className={styles.note}>{unbrokenText(note)}</p>}
      <Title className={styles.title}>
        <a className={styles.link} href={href}>
          {typeof title === 'string' ? <ModelTitle name={title} model={model} /> : title}
        </a>
      </Title>
      {brief && <p className={styles.brief}>{unbrokenText(brief)}</p>}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map(({ label, value }) => (
            <li key={label}>
              {label} <span>{value}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
