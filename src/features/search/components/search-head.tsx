import type { ReactNode } from 'react'
import { Breadcrumb } from '@/ui/breadcrumb'
import { classNames } from '@/ui/class-names'
import { Container } from '@/ui/container'
import styles from './search-head.module.css'

type SearchHeadProps = {
  crumbs: { label: string; items: { label: string; href?: string }[] }
  field: ReactNode
  /** One sentence about the number of results; before a search the name of the page. */
  title: string
  isBeforeSearch: boolean
  /** A quiet line below. */
  children?: ReactNode
}

/** The top of the search page: its name and the field, after a search the field and the number of results (S1 2.17). */
export function SearchHead({ crumbs, field, title, isBeforeSearch, children }: SearchHeadProps) {
  return (
    <header className={styles.head} data-ground="ice">
      <Container>
        <Breadcrumb {...crumbs} />
        {isBeforeSearch && <h1 className={classNames('type-h2', styles.name)}>{title}</h1>}
        <div className={styles.field}>{field}</div>
        {!isBeforeSearch && <h1 className={styles.title}>{title}</h1>}
        {children && <div className={styles.note}>{children}</div>}
      </Container>
    </header>
  )
}
