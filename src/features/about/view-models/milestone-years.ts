import { monthName } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { MilestoneItem } from '../queries'

export type MilestoneYear = {
  year: number
  entries: { id: string; month?: string; title: string; html: string; picture?: Picture }[]
}

/** Milestones by year (S1 2.14, 3), newest first: years, and months within a year. */
export function toMilestoneYears(site: SiteId, milestones: MilestoneItem[]): MilestoneYear[] {
  const byYear = Map.groupBy(milestones, ({ year }) => year)
  return [...byYear]
    .sort(([first], [second]) => second - first)
    .map(([year, items]) => ({
      year,
      entries: items.toReversed().map(({ id, month, title, content, picture }) => ({
        id,
        month: month ? monthName(site, month) : undefined,
        title,
        html: content,
        picture: picture ? toPicture(picture) : undefined,
      })),
    }))
}
