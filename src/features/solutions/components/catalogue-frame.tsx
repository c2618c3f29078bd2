import type { ReactNode } from 'react'
import type { Picture as PictureData } from '@/lib/picture'
import { Container } from '@/ui/container'
import { Picture } from '@/ui/picture'
import { pageTitle } from '@/ui/page-title'
import styles from './catalogue-frame.module.css'

type CatalogueFrameProps = {
  title: string
  /** A sentence below the title; not shown with a picture. */
  lead?: string
  picture?: PictureData
  /** The id of the content below the banner, the scroll target of the side menu. */
  anchor: string
  list: ReactNode
  children: ReactNode
}

/** A banner with a title; below it the side menu and the selected content (S2 2.6, 2.8). */
export function CatalogueFrame({ title, lead, picture, anchor, list, children }: CatalogueFrameProps) {
  return (
    <>
      <Banner title={title} lead={lead} picture={picture} />
      <div id={anchor} className={styles.content}>
        <Container className={styles.columns}>
          <div className={styles.side}>{list}</div>
          <div className={styles.main}>{children}</div>
        </Container>
      </div>
    </>
  )
}

export function Banner({ title, lead, picture }: Pick<CatalogueFrameProps, 'title' | 'lead' | 'picture'>) {
  return (
    <header className={styles.banner} data-ground="dark">
      {picture && (
        <Picture
          className={styles.picture}
          picture={{ ...picture, alt: '' }}
          sizes="100vw"
          ratio="fill"
          priority
        />
      )}
      <Container className={styles.head}>
        <h1>{pageTitle(title)}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </Container>
    </header>
  )
}
