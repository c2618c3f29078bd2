import type { ReactNode } from 'react'
import { Container, Grid } from './container'
import styles from './status-page.module.css'

type StatusPageProps = {
  /** The HTTP status, as decoration. */
  code: string
  title: ReactNode
  children: ReactNode
}

/** The body of a page in place of what cannot be shown: a large status, a title and ways out. */
export function StatusPage({ code, title, children }: StatusPageProps) {
  return (
    <Container className={styles.page}>
      <Grid>
        <p className={styles.figure} aria-hidden="true">
          {code}
        </p>
        <div className={styles.text}>
          <h1 className="type-h2">{title}</h1>
          {children}
        </div>
      </Grid>
    </Container>
  )
}
