import { aboutCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import styles from '../components/videos.module.css'
import { pagedVideos } from './paged-videos'

const pageSize = 8

/** The Chinese list, 'Company Video' (S1 2.12). */
export const zhVideosPage: PageDefinition = async (context) => {
  const { site } = context
  const videos = await pagedVideos(context, { pageSize, columns: 4 })
  if (!videos) return null
  const t = translator(site, 'videos')
  return {
    meta: { title: t('title'), description: t('lead') },
    body: (
      <>
        <PageHead crumbs={aboutCrumbs(site, [{ label: t('title') }])} title={t('title')}>
          <p>{t('lead')}</p>
        </PageHead>
        <Container className={styles.page}>{videos}</Container>
      </>
    ),
  }
}
