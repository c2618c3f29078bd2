import type { z } from 'zod'
import type { SolutionCardItem } from '@/features/solutions/queries'
import type { solutionInMenu } from '../../schemas/solution'

/** A solution in menus, carousels and home pages. */
export function toSolutionInMenu(solution: SolutionCardItem): z.input<typeof solutionInMenu> {
  const { id, name, brief, banner, cover, icon } = solution
  return {
    id,
    name,
    brief,
    banner: banner?.url ?? null,
    coverImage: cover?.url ?? null,
    icon: icon?.url ?? null,
  }
}
