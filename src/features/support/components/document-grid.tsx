import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import type { Picture } from '@/lib/picture'
import { Icon } from '@/ui/icon'
import { DocumentCover } from './document-cover'
import styles from './document-grid.module.css'

export type DocumentCard = {
  id: string
  name: string
  /** The formatted name, if it differs from the plain name. */
  title?: ReactNode
  cover?: Picture
  facts: string[]
  /** Label before the facts of a restricted document. */
  locked?: string
  actions: ReactNode
}

/** Documents with covers in three columns; in rows on narrow screens (S2 2.10, 2.11, 2.15). */
export function DocumentGrid({ documents }: { documents: DocumentCard[] }) {
  return (
    <div className={styles.box}>
      <ul className={styles.grid}>
        {documents.map(({ id, name, title, cover, facts, locked, actions }, index) => (
          <li key={id} className={styles.card}>
            <DocumentCover
              name={name}
              picture={cover}
              sizes="(max-width: 844px) 30vw, 24vw"
              priority={index < 3}
            />
            <div className={styles.text}>
              <h2 className={styles.name}>{title ?? name}</h2>
              <p className={styles.facts}>
                {locked && (
                  <span className={classNames(styles.fact, styles.lock)}>
                    <Icon name="lock" small />
                    {locked}
                  </span>
                )}
                {facts.map((fact) => (
                  <span key={fact} className={styles.fact}>
                    {fact}
                  </span>
                ))}
              </p>
              <div className={styles.actions}>{actions}</div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
