import type { Picture as PictureData } from '@/lib/picture'
import { Breadcrumb } from './breadcrumb'
import { Container } from './container'
import { pageTitle } from './page-title'
import { Picture } from './picture'
import styles from './picture-head.module.css'
import { unbrokenText } from './unbroken'

type PictureHeadProps = {
  crumbs: { label: string; items: { label: string; href?: string }[] }
  title: string
  lead?: string
  picture?: PictureData
  /** The picture keeps its own ratio and is below the text on narrow screens, where it is left out otherwise. */
  whole?: boolean
}

/** The banner of a page: breadcrumb, title, lead, a picture beside them. */
export function PictureHead({ crumbs, title, lead, picture, whole }: PictureHeadProps) {
  return (
    <header className={styles.head} data-ground="ice" data-whole={whole}>
      <Container className={styles.columns}>
        <div className={styles.text}>
          <Breadcrumb {...crumbs} />
          <h1 className={styles.title}>{pageTitle(title)}</h1>
          {lead && <p className={styles.lead}>{unbrokenText(lead)}</p>}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture
              picture={picture}
              sizes="(max-width: 844px) 100vw, 37vw"
              ratio={whole ? undefined : 'fill'}
              priority
            />
          </div>
        )}
      </Container>
    </header>
  )
}
