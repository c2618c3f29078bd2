import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Icon } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { FrameView } from '../view-models/frame'
import styles from './service-frame.module.css'

type ServiceFrameProps = {
  site: SiteId
  frame: FrameView
  /** 505 for stocks, 460 for notices (S1 2.15). */
  height: 505 | 460
}

/** An external service in an iframe, always with a link: a failing iframe reports no error. */
export function ServiceFrame({ site, frame, height }: ServiceFrameProps) {
  const t = translator(site, 'investor')
  return (
    <section aria-label={frame.label} className={styles.service}>
      <div className={styles.top}>
        <p>{t('service.note')}</p>
        <a className={styles.link} href={frame.href} target="_blank" rel="noopener">
          {t('service.open')}
          <Icon name="external" small />
          <VisuallyHidden> ({translator(site, 'controls')('newWindow')})</VisuallyHidden>
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
