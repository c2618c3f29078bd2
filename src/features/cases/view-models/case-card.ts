import { href } from '@/addresses/href'
import { shownDate } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { spaceBeforeUnit } from '@/i18n/quantity'
import { translator } from '@/i18n/translator'
import { withoutMarks } from '@/lib/content-marks'
import { fittingSentencesOf } from '@/lib/excerpt'
import { toFigureText } from '@/lib/figure-text'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { CaseItem, UsedNames } from '../queries'

export type CaseCardView = {
  id: string
  href: string
  title: string
  brief: string
  picture?: Picture
  logo?: Picture
  /** Date of the last update. */
  date: { iso: string; text: string }
  /** The first of its key figures. */
  figure?: CaseCardFigure
}

/** A figure with its unit, such as '20 million', and what it counts or measures. */
export type CaseCardFigure = { value: string; label: string }

/** Fits three lines, on a picture or beside it. */
const briefLength = 150

/** A case in lists (S1 2.11). */
export function toCaseCard(site: SiteId, item: CaseItem): CaseCardView {
  const { id, name, excerpt, cover, logo, updateTime } = item
  return {
    id,
    href: href(site, 'caseDetail', { id, name }),
    title: name,
    brief: fittingSentencesOf(excerpt, briefLength),
    picture: cover ? toPicture(cover) : undefined,
    logo: logo ? toPicture(logo) : undefined,
    date: shownDate(site, updateTime),
    figure: toCardFigure(site, item),
  }
}

function toCardFigure(site: SiteId, { figures: [first] }: CaseItem): CaseCardFigure | undefined {
  if (!first) return undefined
  const { figure, unit, label } = first
  const space = spaceBeforeUnit(site, withoutMarks(unit))
  return { value: `${toFigureText(figure)}${space}${unit}`, label }
}

/** Solution names followed by product names, in one line. */
export function usedLine(site: SiteId, { solutions, products }: UsedNames): string {
  const t = translator(site, 'cases')
  const names = [...solutions, ...products].map(({ name }) => name)
  return names.length > 0 ? names.reduce((first, second) => t('pair', { first, second })) : ''
}
