import { href } from '@/addresses/href'
import { findMaterial } from '@/features/materials/queries'
import { isProductVideo } from '@/features/products/view-models/detail/documents'
import { ViewCount } from '@/features/shell/components/view-count'
import { aboutCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { documentMeta } from '@/features/shell/pages/site-meta'
import { findSettings } from '@/features/shell/queries'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { env } from '@/server/env'
import { Section, SectionHeading } from '@/ui/section'
import { StepNav } from '@/ui/step-nav'
import { VideoData } from '../components/video-data'
import { VideoGrid } from '../components/video-grid'
import { VideoStage } from '../components/video-stage'
import {
  findDraftVideo,
  findHomeVideos,
  findVideo,
  findVideoNeighbours,
  type VideoNeighbour,
} from '../queries'
import { toVideo, toVideoCard, videoHref } from '../view-models/videos'

/** One row. */
const maxOthers = 4

/** A company video (S1 2.12); the id of a product video redirects to its own page (readings 4). */
export const videoPage: PageDefinition = async ({ site, values, preview, isVisit }) => {
  const id = values.id ?? ''
  const item = preview ? await findDraftVideo(site, id) : await findVideo(site, id)
  if (!item) return toProductVideo(site, id)
  const { settings } = await findSettings(site)
  const video = toVideo(site, item)
  const list = { label: translator(site, 'videos')('title'), href: href(site, 'videos') }
  return {
    meta: {
      title: video.title,
      description: video.brief || undefined,
      picture: video.poster,
      ...documentMeta(site, 'company-videos', item),
    },
    shownOn: item.sites,
    body: (
      <>
        <VideoStage
          site={site}
          crumbs={aboutCrumbs(site, [list, { label: video.title }])}
          title={video.title}
          date={video.date}
          file={video.file}
          brief={video.brief}
        >
          {isVisit && (
            <ClientMessages site={site} namespaces={['views']}>
              <ViewCount site={site} kind="video" id={id} />
            </ClientMessages>
          )}
        </VideoStage>
        <Steps site={site} id={id} />
        <Others site={site} id={id} />
        <VideoData site={site} video={video} company={settings.companyName} origin={env.publicOrigin} />
      </>
    ),
  }
}

/** The first of the other videos. */
async function Others({ site, id }: { site: SiteId; id: string }) {
  const others = (await findHomeVideos(site)).filter((one) => one.id !== id).slice(0, maxOthers)
  if (others.length === 0) return null
  return (
    <Section ground="ice" labelledBy="other-videos" screenOnly>
      <SectionHeading id="other-videos" title={translator(site, 'videos')('more')} />
      <VideoGrid videos={others.map((one) => toVideoCard(site, one))} columns={4} level={3} />
    </Section>
  )
}

async function Steps({ site, id }: { site: SiteId; id: string }) {
  const { last, next } = await findVideoNeighbours(site, id)
  const t = translator(site, 'videos')
  return (
    <StepNav
      label={t('neighbours')}
      previous={toStep(site, last)}
      next={toStep(site, next)}
      backHref={href(site, 'videos')}
      replaces
      previousLabel={t('previous')}
      nextLabel={t('next')}
      backLabel={t('back')}
    />
  )
}

function toStep(site: SiteId, neighbour: VideoNeighbour | null) {
  return neighbour ? { name: neighbour.title, href: videoHref(site, neighbour) } : undefined
}

async function toProductVideo(site: SiteId, id: string) {
  const material = await findMaterial(site, id)
  return material && isProductVideo(material) ? { movedTo: href(site, 'productVideo', { id }) } : null
}
