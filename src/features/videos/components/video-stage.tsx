import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import type { Film } from '../views/videos'
import { Player } from './player'
import styles from './video-stage.module.css'

type VideoStageProps = {
  site: SiteId
  crumbs: { label: string; items: { label: string; href?: string }[] }
  title: string
  date: { iso: string; text: string }
  film?: Film
  brief?: string
  /** Stands behind the date. */
  children?: ReactNode
}

/** A video with its title and release date (S1 2.12, S2 2.4). */
export function VideoStage({ site, crumbs, title, date, film, brief, children }: VideoStageProps) {
  const t = translator(site, 'videos')
  return (
    <Container className={styles.page}>
      <Breadcrumb {...crumbs} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.meta}>
        <time dateTime={date.iso}>{t('date', { date: date.text })}</time>
        {children}
      </p>
      {film && (
        <div className={styles.film}>
          <Player site={site} film={film} />
        </div>
      )}
      {brief && <p className={styles.brief}>{brief}</p>}
    </Container>
  )
}
