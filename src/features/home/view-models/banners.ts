import { documentHref } from '@/addresses/document-href'
import { siteAddress } from '@/addresses/site-address'
import type { SiteId } from '@/i18n/locales'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { BannerItem } from '../queries'

export type BannerView = {
  id: string
  title: string
  brief: string
  picture?: Picture
  mobilePicture?: Picture
  href?: string
  actionLabel: string
  video?: string
  figure: string
  figureUnit: string
  figureNote: string
  tabLabel: string
  tabFigure: string
}

/** A banner as a slide; without an action label of its own it gets the site's "view details". */
export function toBanner(
  item: BannerItem,
  { site, viewDetails }: { site: SiteId; viewDetails: string },
): BannerView {
  const { picture, mobilePicture, document, address, video, ...texts } = item
  return {
    ...texts,
    picture: picture ? toPicture(picture) : undefined,
    mobilePicture: mobilePicture ? toPicture(mobilePicture) : undefined,
    href: document ? documentHref(site, document) : address ? siteAddress(site, address) : undefined,
    actionLabel: item.actionLabel || viewDetails,
    video: video && !video.restricted ? video.url : undefined,
    tabLabel: item.tabLabel || item.title,
  }
}
