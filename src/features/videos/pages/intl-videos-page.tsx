import { AboutFrame } from '@/features/about/pages/about-frame'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { pagedVideos } from './paged-videos'

const pageSize = 6

/** The company videos among the about-us pages (S1 2.12, 2.13). */
export const intlVideosPage: PageDefinition = async (context) => {
  const { site } = context
  const videos = await pagedVideos(context, { pageSize, columns: 3 })
  if (!videos) return null
  const t = translator(site, 'videos')
  return {
    meta: { title: t('title'), description: t('lead') },
    body: (
      <AboutFrame site={site} current="videos" crumb={t('title')} title={t('title')} lead={t('lead')}>
        {videos}
      </AboutFrame>
    ),
  }
}
