import type { z } from 'zod'
import { isChinese } from '@/addresses/sites'
import { findSolution } from '@/features/solutions/queries'
import type { SiteId } from '@/i18n/locales'
import type { solutionIntroduction } from '../../schemas/solution'

/** A solution's introduction in the form of the site, or null for an unknown solution. */
export async function findIntroduction(
  site: SiteId,
  solutionId: string,
): Promise<z.input<typeof solutionIntroduction> | null> {
  const solution = await findSolution(site, solutionId)
  if (!solution) return null
  const { content, advantage, cover, banner, functions } = solution
  return isChinese(site)
    ? { banner: banner?.url ?? null, content, advantage, functions: functions?.url ?? null }
    : { coverImage: cover?.url ?? null, content }
}
