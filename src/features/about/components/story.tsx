import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import styles from './story.module.css'

type StoryProps = {
  lead?: string
  picture?: PictureData
  /** Sanitised HTML. */
  html?: string
}

/** A long text of the company: its leading sentence, its picture, its words. */
export function Story({ lead, picture, html }: StoryProps) {
  return (
    <div className={styles.story}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {picture && <Picture picture={picture} sizes="(max-width: 844px) 100vw, 66vw" ratio="16/10" priority />}
      {html && <Prose html={html} />}
    </div>
  )
}
