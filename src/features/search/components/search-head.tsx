import type { ReactNode } from 'react'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import styles from './search-head.module.css'

type SearchHeadProps = {
  crumbs: { label: string; items: { label: string; href?: string }[] }
  field: ReactNode
  /** One sentence about the number of results; before a search the name of the page. */
  title: string
  /** A quiet line below. */
  children?: ReactNode
}

/** The top of the search page: the field, the number of results below (S1 2.17). */
export function SearchHead({ crumbs, field, title, children }: SearchHeadProps) {
  return (
    <header className={styles.head} data-ground="ice">
      <Container>
        <Breadcrumb {...crumbs} />
        <div className={styles.field}>{field}</div>
        <h1 className={styles.title}>{title}</h1>
        {children && <div className={styles.note}>{children}</div>}
      </Container>
    </header>
  )
}
