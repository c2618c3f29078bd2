import { Icon } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { FrameView } from '../view-models/frame'
import styles from './service-frame.module.css'

type ServiceFrameProps = {
  frame: FrameView
  /** 505 for stocks, 460 for notices (S1 2.15). */
  height: 505 | 460
  words: { note: string; open: string; newWindow: string }
}

/** An external service in an iframe, always with a link: a failing iframe reports no error. */
export function ServiceFrame({ frame, height, words }: ServiceFrameProps) {
  return (
    <section aria-label={frame.label} className={styles.service}>
      <div className={styles.top}>
        <p>{words.note}</p>
        <a className={styles.link} href={frame.href} target="_blank" rel="noopener">
          {words.open}
          <Icon name="external" small />
          <VisuallyHidden> ({words.newWindow})</VisuallyHidden>
        </a>
      </div>
      {frame.src && (
        <div className={styles.frame}>
          <iframe
            src={frame.src}
            title={frame.label}
            height={height}
            loading="lazy"
            referrerPolicy="strict-origin"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          />
        </div>
      )}
    </section>
  )
}
