import type { ReactNode } from 'react'

import { Container } from './container'
import styles from './side-layout.module.css'

/** A side menu at the left of the content; above it on narrow screens. */
export function SideLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Container className={styles.layout}>
      <div className={styles.side}>{side}</div>
      <div className={styles.main}>{children}</div>
    </Container>
  )
}
