import { typesetFields } from '../solutions/typeset-fields'
import { everywhere } from '../sites'
import { companyId } from './ids'
import { firstYears } from './milestones-2003'
import { recentYears } from './milestones-2018'
import type { MilestoneDraft, MilestoneSeed } from './types'

/** The milestones, oldest first (S1 2.6, 2.7, 2.14). */
export const milestoneSeeds: MilestoneSeed[] = [...firstYears, ...recentYears].map(toSeed)

function toSeed(
  { when, title, content = {}, picture, onHome }: MilestoneDraft,
  index: number,
): MilestoneSeed {
  const [year, month] = when.split('-').map(Number)
  return typesetFields({
    id: companyId('milestone', index + 1),
    sites: everywhere,
    year: year ?? 0,
    month: month ?? 0,
    title,
    content,
    ...(picture && { picture }),
    onHome: Boolean(onHome),
  })
}
