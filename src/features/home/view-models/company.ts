import { siteAddress } from '@/addresses/site-address'
import type { MilestoneItem, PartnerItem } from '@/features/about/queries'
import type { CompanyVideoItem } from '@/features/videos/queries'
import { videoHref } from '@/features/videos/view-models/videos'
import type { SiteId } from '@/i18n/locales'
import { withMarkOf, withoutMarks } from '@/lib/content-marks'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { HomePageItem, IotItem } from '../queries'

export type VideoCardView = { id: string; title: string; href: string; picture?: Picture }

export type VideoView = VideoCardView & { brief: string }

export function toVideo(site: SiteId, item: CompanyVideoItem): VideoView {
  return { ...toVideoCard(site, item), brief: item.brief }
}

export function toVideoCard(site: SiteId, { id, title, cover }: CompanyVideoItem): VideoCardView {
  return {
    id,
    title,
    href: videoHref(site, { id, title }),
    picture: cover ? toPicture(cover) : undefined,
  }
}

/** `html` is sanitised; may be empty. */
export type TimelineEntry = { id: string; year: string; title: string; html: string }

/** The milestones selected for the home pages; the year is cut to four characters (S1 2.6). */
export function toTimeline(milestones: MilestoneItem[]): TimelineEntry[] {
  return milestones
    .filter(({ onHome }) => onHome)
    .map(({ id, year, title, content }) => ({ id, year: String(year).slice(0, 4), title, html: content }))
}

export type PartnerView = { id: string; name: string; logo?: Picture; href?: string; external: boolean }

export function toPartner(site: SiteId, { id, name, logo, link }: PartnerItem): PartnerView {
  return {
    id,
    name,
    logo: logo ? { ...toPicture(logo), alt: name } : undefined,
    href: link ? siteAddress(site, link) : undefined,
    external: isExternal(link),
  }
}

export type StatisticView = { label: string; note: string; value: string; plus: boolean }
export type AdvantageView = { label: string; note: string }

/** Figures with their labels; entries without a figure are advantages (readings 8). */
export function toStatistics(items: HomePageItem['statistics']): {
  figures: StatisticView[]
  advantages: AdvantageView[]
} {
  return {
    figures: items
      .filter(({ figure }) => figure.trim() !== '')
      .map(({ figure, label, note }) => ({
        label,
        note,
        value: withMarkOf(
          figure,
          withoutMarks(figure)
            .trim()
            .replace(/\s*\+$/, ''),
        ),
        plus: withoutMarks(figure).trim().endsWith('+'),
      })),
    advantages: items
      .filter(({ figure }) => figure.trim() === '')
      .map(({ label, note }) => ({ label, note })),
  }
}

export type IotView = {
  title: string
  text: string
  points: string[]
  picture?: Picture
  link?: { label: string; href: string; external: boolean }
}

/** The editable IoT cloud section (readings 9). */
export function toIot(site: SiteId, { title, text, points, picture, link }: IotItem): IotView {
  return {
    title,
    text,
    points,
    picture: picture ? toPicture(picture) : undefined,
    link: link
      ? { label: link.label, href: siteAddress(site, link.address), external: isExternal(link.address) }
      : undefined,
  }
}

const isExternal = (address: string | null) => /^https?:/.test(address ?? '')
