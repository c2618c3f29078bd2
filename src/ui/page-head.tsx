import type { ReactNode } from 'react'

import { Breadcrumb } from './breadcrumb'
import { Container } from './container'
import styles from './page-head.module.css'
import { pageTitle } from './page-title'

type PageHeadProps = {
  crumbs: { label: string; items: { label: string; href?: string }[] }
  title: string
  children?: ReactNode
}

/** The top of an inner page: breadcrumb, title, secondary line. */
export function PageHead({ crumbs, title, children }: PageHeadProps) {
  return (
    <header className={styles.head} data-ground="ice">
      <Container className={styles.content}>
        <Breadcrumb {...crumbs} />
        <h1 className={styles.title}>{pageTitle(title)}</h1>
        {children && <div className={styles.note}>{children}</div>}
      </Container>
    </header>
  )
}
