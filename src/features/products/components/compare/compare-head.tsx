import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import styles from './compare-head.module.css'

type CompareHeadProps = {
  crumbs: { label: string; items: { label: string; href?: string }[] }
  title: string
  lead: string
}

export function CompareHead({ crumbs, title, lead }: CompareHeadProps) {
  return (
    <header>
      <Container>
        <div className={styles.way}>
          <Breadcrumb {...crumbs} />
        </div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </Container>
    </header>
  )
}
