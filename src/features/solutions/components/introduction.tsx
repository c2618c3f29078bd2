import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import { Section } from '@/ui/section'
import styles from './introduction.module.css'

type IntroductionProps = {
  label: string
  cover?: PictureData
  /** Sanitised HTML. */
  content: string
}

/** A cover and an introduction (S2 2.6, 2.8). */
export function Introduction({ label, cover, content }: IntroductionProps) {
  return (
    <Section label={label}>
      {cover && (
        <Picture
          className={styles.cover}
          picture={cover}
          sizes="(max-width: 844px) 100vw, 66vw"
          ratio="16/10"
        />
      )}
      <Prose html={content} />
    </Section>
  )
}
