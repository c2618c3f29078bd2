import type { ReactNode } from 'react'
import type { Picture as PictureData } from '@/lib/picture'
import { Container } from '@/ui/container'
import { Picture } from '@/ui/picture'
import styles from './frame.module.css'

type FrameProps = {
  title: string
  /** A sentence below the title; where a picture stands, it says enough. */
  lead?: string
  picture?: PictureData
  /** The id of what lies below the banner, which choices of the list lead to. */
  anchor: string
  list: ReactNode
  children: ReactNode
}

/** A banner with a title; below it a list at the left and what was chosen from it (S2 2.6, 2.8). */
export function Frame({ title, lead, picture, anchor, list, children }: FrameProps) {
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

export function Banner({ title, lead, picture }: Pick<FrameProps, 'title' | 'lead' | 'picture'>) {
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
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </Container>
    </header>
  )
}
