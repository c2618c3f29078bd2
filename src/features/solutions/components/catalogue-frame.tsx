import type { Picture as PictureData } from '@/lib/picture'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import { Picture } from '@/ui/picture'
import { pageTitle } from '@/ui/page-title'
import { CatalogueColumns, type CatalogueColumnsProps } from './catalogue-columns'
import styles from './catalogue-frame.module.css'

type CatalogueFrameProps = CatalogueColumnsProps & {
  title: string
  /** A sentence below the title; not shown with a picture. */
  lead?: string
  picture?: PictureData
}

/** A banner with a title; below it the side menu and the selected content (S2 2.6, 2.8). */
export function CatalogueFrame({ title, lead, picture, ...columns }: CatalogueFrameProps) {
  return (
    <>
      <Banner title={title} lead={lead} picture={picture} />
      <CatalogueColumns {...columns} />
    </>
  )
}

type BannerProps = Pick<CatalogueFrameProps, 'title' | 'lead' | 'picture'> & {
  crumbs?: { label: string; items: { label: string; href?: string }[] }
}

/** A large title on a dark ground, below the breadcrumb. */
export function Banner({ title, lead, picture, crumbs }: BannerProps) {
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
        {crumbs && <Breadcrumb {...crumbs} />}
        <h1>{pageTitle(title)}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </Container>
    </header>
  )
}
