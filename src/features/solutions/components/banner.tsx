import type { Picture as PictureData } from '@/lib/picture'
import { Container } from '@/ui/container'
import { Picture } from '@/ui/picture'
import { pageTitle } from '@/ui/page-title'
import styles from './banner.module.css'

/** A large title on a dark ground (S2 2.7). */
export function Banner({ title, picture }: { title: string; picture?: PictureData }) {
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
      </Container>
    </header>
  )
}
