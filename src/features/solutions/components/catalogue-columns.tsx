import type { ReactNode } from 'react'
import { Container } from '@/ui/container'
import styles from './catalogue-columns.module.css'

export type CatalogueColumnsProps = {
  /** The id of the content below the head, the scroll target of the side menu. */
  anchor: string
  list: ReactNode
  children: ReactNode
}

/** The side menu and the selected content (S2 2.6, 2.8). */
export function CatalogueColumns({ anchor, list, children }: CatalogueColumnsProps) {
  return (
    <div id={anchor} className={styles.content}>
      <Container className={styles.columns}>
        <div className={styles.side}>{list}</div>
        <div className={styles.main}>{children}</div>
      </Container>
    </div>
  )
}
