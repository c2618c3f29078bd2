import { href } from '@/addresses/href'
import { findMaterial, findVideoNeighbours } from '@/features/materials/queries'
import { isProductVideo } from '@/features/products/view-models/detail/documents'
import type { NamedItem } from '@/features/products/queries'
import type {
  PageContext,
  PageDefinition,
  PageRedirect,
  PageResult,
} from '@/features/shell/pages/page-definition'
import { canonicalSite } from '@/features/shell/pages/site-meta'
import { Player } from '@/features/videos/components/player'
import { VideoGrid } from '@/features/videos/components/video-grid'
import { shownDate } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { pageCount } from '@/lib/page-count'
import { EmptyState } from '@/ui/state'
import { StepNav } from '@/ui/step-nav'
import { LibraryPager } from '../components/library-pager'
import { PageMemory } from '../components/page-memory'
import styles from '../components/videos.module.css'
import { findVideoPage } from '../queries'
import { toVideoCard, videoHref, videoPages, type VideoKind } from '../view-models/videos-list'
import { SupportFrame } from './support-frame'

const pageSize = 8

const pageKeys = { 'product-video': 'productVideoPage', 'user-video': 'userVideoPage' } as const

/** Product videos (S2 2.13): a list, or with an id a single video. */
export const productVideosPage = videosPage('product-video')

/** The same of users (S2 2.14). */
export const userVideosPage = videosPage('user-video')

function videosPage(kind: VideoKind): PageDefinition {
  return (context) => (context.values.id === undefined ? list(context, kind) : detail(context, kind))
}

async function list({ site, values }: PageContext, kind: VideoKind): Promise<PageResult | null> {
  const current = Number(values.pageNo ?? 1)
  const { items, total } = await findVideoPage(site, kind, { pageNo: current, pageSize })
  const pages = pageCount({ total, pageSize, pageNo: current })
  if (pages === null) return null
  const page = videoPages[kind]
  const title = translator(site, 'support')(`tabs.${page}`)
  const lead = translator(site, 'supportPictures')(`videos.${kind}`)
  return {
    meta: { title, description: lead },
    body: (
      <SupportFrame site={site} current={page} crumbs={[]} title={title} lead={lead}>
        <PageMemory name={pageKeys[kind]} current={current} total={pages} restores />
        <div className={styles.list}>
          {items.length > 0 ? (
            <VideoGrid videos={items.map((item) => toVideoCard(site, kind, item))} columns={4} />
          ) : (
            <EmptyState title={title}>{translator(site, 'common')('empty')}</EmptyState>
          )}
          <LibraryPager
            site={site}
            current={current}
            total={pages}
            hrefOf={(pageNo) => href(site, page, { pageNo })}
          />
        </div>
      </SupportFrame>
    ),
  }
}

/** The same video has an address among the products on every site, which is the canonical one (S2 2.4). */
async function detail(
  { site, values: { id = '' } }: PageContext,
  kind: VideoKind,
): Promise<PageResult | PageRedirect | null> {
  const video = await findMaterial(site, id)
  if (!video || !isProductVideo(video)) return null
  if (video.kind !== kind) return { movedTo: videoHref(site, video) }
  const { name, url, mimeType, restricted, updateTime } = video
  const poster = video.cover ? toPicture(video.cover) : undefined
  const t = translator(site, 'videos')
  const date = shownDate(site, updateTime)
  return {
    meta: {
      title: name,
      picture: poster,
      source: canonicalSite(site, video),
      canonicalPage: { page: 'productVideo', params: { id } },
    },
    shownOn: video.sites,
    body: (
      <>
        <SupportFrame site={site} current={videoPages[kind]} crumbs={[{ label: name }]} title={name}>
          <div className={styles.film}>
            <p className={styles.date}>
              <time dateTime={date.iso}>{t('date', { date: date.text })}</time>
            </p>
            <Player site={site} file={{ name, url, mimeType, poster, restricted }} />
          </div>
        </SupportFrame>
        <Steps site={site} id={id} kind={kind} />
      </>
    ),
  }
}

async function Steps({ site, id, kind }: { site: SiteId; id: string; kind: VideoKind }) {
  const { last, next } = await findVideoNeighbours(site, id)
  const t = translator(site, 'videos')
  const toStep = (neighbour: NamedItem | null) =>
    neighbour ? { name: neighbour.name, href: videoHref(site, { id: neighbour.id, kind }) } : undefined
  return (
    <StepNav
      label={t('neighbours')}
      previous={toStep(last)}
      next={toStep(next)}
      backHref={href(site, videoPages[kind])}
      replaces
      previousLabel={t('previous')}
      nextLabel={t('next')}
      backLabel={t('back')}
    />
  )
}
