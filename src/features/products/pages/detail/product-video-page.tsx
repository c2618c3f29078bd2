import { href } from '@/addresses/href'
import { homePath } from '@/addresses/sites'
import { pageOf } from '@/addresses/table'
import { findDraftMaterial, findMaterial, findVideoNeighbours } from '@/features/materials/queries'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { sourceOf } from '@/features/shell/pages/source-of'
import { formatDate } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { StepNav } from '../../components/detail/step-nav'
import { Video } from '../../components/detail/video'
import type { NamedItem } from '../../queries'
import { videoKinds } from '../../views/detail/documents'

/** A product or user video (S2 2.4, readings 4): title, release date, player, the videos beside it. */
export const productVideoPage: PageDefinition = async ({ site, values, preview }) => {
  const id = values.id ?? ''
  const video = preview ? await findDraftMaterial(site, id) : await findMaterial(site, id)
  // Nobody may see a restricted one yet, and other materials have no page.
  if (!video || video.restricted || !videoKinds.includes(video.kind)) return null
  const { last, next } = await findVideoNeighbours(site, id)
  const t = translator(site, 'product')
  const cover = video.cover ? toPicture(video.cover) : undefined
  return {
    meta: {
      title: video.name,
      picture: cover,
      source: sourceOf(site, video),
      shownOn: video.sites.filter((shown) => video.writtenFor.includes(shown)),
    },
    shownOn: video.sites,
    body: (
      <>
        <Video
          site={site}
          crumbs={crumbs(site, video.name)}
          video={{ ...video, cover, date: formatDate(site, video.updateTime) }}
        />
        <StepNav
          label={t('video.neighbours')}
          previous={toStep(site, last)}
          next={toStep(site, next)}
          backHref={href(site, 'productsList')}
          words={{
            previous: t('neighbours.previous'),
            next: t('neighbours.next'),
            back: t('neighbours.back'),
          }}
        />
      </>
    ),
  }
}

function crumbs(site: SiteId, name: string) {
  const common = translator(site, 'common')
  const t = translator(site, 'product')
  const videos = pageOf('videos').built
    ? { label: t('video.crumb'), href: href(site, 'videos') }
    : { label: t('products'), href: href(site, 'productsList') }
  return {
    label: common('breadcrumb'),
    items: [{ label: common('home'), href: homePath(site) }, videos, { label: name }],
  }
}

function toStep(site: SiteId, neighbour: NamedItem | null) {
  if (!neighbour) return undefined
  return { name: neighbour.name, href: href(site, 'productVideo', { id: neighbour.id }) }
}
