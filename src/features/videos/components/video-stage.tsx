import type { ReactNode } from 'react'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import { unbrokenText } from '@/ui/unbroken'
import type { VideoFile } from '../view-models/videos'
import { Player } from './player'
import styles from './video-stage.module.css'

type VideoStageProps = {
  site: SiteId
  crumbs: { label: string; items: { label: string; href?: string }[] }
  title: string
  date: { iso: string; text: string }
  file?: VideoFile
  brief?: string
  /** Shown after the date. */
  children?: ReactNode
}

/** A video with its title and release date (S1 2.12, S2 2.4). */
export function VideoStage({ site, crumbs, title, date, file, brief, children }: VideoStageProps) {
  const t = translator(site, 'videos')
  return (
    <>
      <PageHead crumbs={crumbs} title={title}>
        <p className={styles.meta}>
          <time dateTime={date.iso}>{t('date', { date: date.text })}</time>
          {children}
        </p>
      </PageHead>
      <Container className={styles.page}>
        {brief && <p className={styles.brief}>{unbrokenText(brief)}</p>}
        {file && <Player site={site} file={file} />}
      </Container>
    </>
  )
}
