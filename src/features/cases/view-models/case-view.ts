import { href } from '@/addresses/href'
import { shownDate } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { isUnitJoined } from '@/i18n/quantity'
import { withoutMarks } from '@/lib/content-marks'
import { sentencesOf } from '@/lib/excerpt'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { CaseDetail, CaseItem } from '../queries'

export type SlideView =
  | { kind: 'picture'; id: string; picture: Picture }
  | { kind: 'video'; id: string; src: string; type: string }

/** A key figure with what it counts or measures. */
export type CaseFigureView = { id: string; value: string; unit?: string; joined: boolean; label: string }

export type CaseView = {
  id: string
  title: string
  district: string
  /** Date of the last update, as in lists. */
  date: { iso: string; text: string }
  html: string
  excerpt: string
  picture?: Picture
  logo?: Picture
  /** The additional pictures and videos, or else the cover. */
  slides: SlideView[]
  figures: CaseFigureView[]
  /** Solutions, then products, each with a link to its page. */
  used: { id: string; name: string; href: string }[]
}

const excerptLength = 180

/** A case on its own page (S1 2.11). */
export function toCaseView(site: SiteId, item: CaseDetail): CaseView {
  const picture = item.cover ? toPicture(item.cover) : undefined
  const slides = item.gallery.flatMap(toSlide)
  return {
    id: item.id,
    title: item.name,
    district: item.eachDistrict,
    date: shownDate(site, item.updateTime),
    html: item.brief,
    excerpt: sentencesOf(item.excerpt, excerptLength),
    picture,
    logo: item.logo ? toPicture(item.logo) : undefined,
    slides: slides.length > 0 || !picture ? slides : [{ kind: 'picture', id: 'cover', picture }],
    figures: item.figures.map(({ figure, unit, label }, index) => ({
      id: String(index),
      value: figure,
      unit: unit || undefined,
      joined: isUnitJoined(site, withoutMarks(unit)),
      label,
    })),
    used: [
      ...item.solutions.map(({ id, name }) => ({
        id,
        name,
        href: href(site, 'solutions', { solutionId: id }),
      })),
      ...item.products.map(({ id, name }) => ({ id, name, href: href(site, 'products', { id, name }) })),
    ],
  }
}

/** Files ending in mp4 are videos; other and restricted files are not shown. */
function toSlide(shown: CaseItem['gallery'][number], index: number): SlideView[] {
  const id = String(index)
  if (shown.kind === 'picture') return [{ kind: 'picture', id, picture: toPicture(shown.picture) }]
  const { url, mimeType, restricted } = shown.file
  return /\.mp4$/i.test(url) && !restricted ? [{ kind: 'video', id, src: url, type: mimeType }] : []
}
