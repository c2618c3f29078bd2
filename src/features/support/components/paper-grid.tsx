import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import type { Picture } from '@/lib/picture'
import { Icon } from '@/ui/icon'
import { PaperCover } from './paper-cover'
import styles from './paper-grid.module.css'

export type PaperCard = {
  id: string
  name: string
  /** The name as it is shown, where that is more than its letters. */
  title?: ReactNode
  cover?: Picture
  facts: string[]
  /** Stands before the facts of a paper for distributors. */
  locked?: string
  actions: ReactNode
}

/** Papers with their covers, three beside each other; narrow, a row each (S2 2.10, 2.11, 2.15). */
export function PaperGrid({ papers }: { papers: PaperCard[] }) {
  return (
    <div className={styles.box}>
      <ul className={styles.grid}>
        {papers.map(({ id, name, title, cover, facts, locked, actions }, index) => (
          <li key={id} className={styles.card}>
            <PaperCover
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
