import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import { unbrokenText } from '@/ui/unbroken'
import styles from './story.module.css'

type StoryProps = {
  lead?: string
  picture?: PictureData
  /** Sanitised HTML. */
  html?: string
  /** Full width: the headings of the text are beside what they head. */
  wide?: boolean
}

/** A long text about the company: lead, picture, body. */
export function Story({ lead, picture, html, wide }: StoryProps) {
  return (
    <div className={styles.story} data-wide={wide}>
      {lead && <p className={styles.lead}>{unbrokenText(lead)}</p>}
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          sizes={wide ? '100vw' : '(max-width: 844px) 100vw, 66vw'}
          ratio={wide ? '16/9' : '16/10'}
          priority
        />
      )}
      {html && (
        <div className={styles.text}>
          <Prose html={html} />
        </div>
      )}
    </div>
  )
}
