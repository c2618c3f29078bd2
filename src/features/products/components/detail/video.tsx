import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { Picture } from '@/lib/picture'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import styles from './video.module.css'

type VideoProps = {
  site: SiteId
  crumbs: { label: string; items: { label: string; href?: string }[] }
  video: { name: string; url: string; mimeType: string; cover?: Picture; updateTime: string; date: string }
}

/** A video with its title and date; it is fetched when it is played (S2 2.4). */
export function Video({ site, crumbs, video }: VideoProps) {
  const t = translator(site, 'product')
  const { name, url, mimeType, cover, updateTime, date } = video
  return (
    <Container className={styles.page}>
      <Breadcrumb {...crumbs} />
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.date}>
        <time dateTime={updateTime}>{t('video.date', { date })}</time>
      </p>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- captions come with the files that have them */}
      <video
        className={styles.video}
        controls
        preload="metadata"
        playsInline
        poster={cover?.src}
        aria-label={name}
      >
        <source src={url} type={mimeType || undefined} />
        <a href={url}>{t('video.fallback')}</a>
      </video>
    </Container>
  )
}
