import type { Picture as PictureData } from '@/lib/picture'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import { Picture } from '@/ui/picture'
import { pageTitle } from '@/ui/page-title'
import styles from './list-head.module.css'

type ListHeadProps = {
  crumbs: { label: string; items: { label: string; href?: string }[] }
  title: string
  lead: string
  picture?: PictureData
}

/** The banner of a list: breadcrumb, category, lead, picture. */
export function ListHead({ crumbs, title, lead, picture }: ListHeadProps) {
  return (
    <header className={styles.head} data-ground="ice">
      <Container className={styles.columns}>
        <div className={styles.text}>
          <Breadcrumb {...crumbs} />
          <h1 className={styles.title}>{pageTitle(title)}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(max-width: 844px) 100vw, 42vw" ratio="fill" priority />
          </div>
        )}
      </Container>
    </header>
  )
}
