import type { Picture } from '@/lib/picture'
import { MediaCard } from '@/ui/card'
import styles from './card-grid.module.css'

type Card = { id: string; name: string; href: string; picture?: Picture; brief?: string; meta?: string[] }

/** Pictures with their titles, two beside each other (S2 2.6, 2.8). */
export function CardGrid({ cards }: { cards: Card[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map(({ id, name, ...card }) => (
        <li key={id}>
          <MediaCard
            {...card}
            title={name}
            level={2}
            ratio="3/2"
            sizes="(max-width: 844px) 100vw, 34vw"
            small
          />
        </li>
      ))}
    </ul>
  )
}
