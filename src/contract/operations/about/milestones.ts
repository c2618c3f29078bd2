import escapeHtml from 'escape-html'
import type { z } from 'zod'
import { findMilestones, type MilestoneItem } from '@/features/about/queries'
import type { SiteId } from '@/i18n/locales'
import type { historyEntry, milestoneYear } from '../../schemas/about'

/** The timeline of the home pages, oldest first. */
export async function findWireHistory(site: SiteId): Promise<z.input<typeof historyEntry>[]> {
  const milestones = await findMilestones(site)
  return milestones
    .filter(({ onHome }) => onHome)
    .map((item) => ({ year: String(item.year), content: contentOf(item) }))
}

/** All milestones by year, newest first. */
export async function findWireYears(site: SiteId): Promise<z.input<typeof milestoneYear>[]> {
  const milestones = await findMilestones(site)
  const byYear = Map.groupBy(milestones.toReversed(), ({ year }) => year)
  return [...byYear].map(([year, items]) => ({
    year: String(year),
    historyList: items.map((item) => ({ month: String(item.month ?? ''), content: contentOf(item) })),
  }))
}

/** The sentence, then the details. */
function contentOf({ title, content }: MilestoneItem): string {
  return `<p>${escapeHtml(title)}</p>${content}`
}
