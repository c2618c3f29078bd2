import type { ReactNode } from 'react'

import { Container } from './container'
import styles from './side-layout.module.css'

/** A list at the left and what was chosen from it; narrow, the list stands above. */
export function SideLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Container className={styles.layout}>
      <div className={styles.side}>{side}</div>
      <div className={styles.main}>{children}</div>
    </Container>
  )
}
