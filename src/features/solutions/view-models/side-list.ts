import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import type { SolutionTypeItem } from '../queries/items'

/** Links below a heading, or without one. */
export type SideGroup = {
  id: string
  name?: string
  items: { id: string; name: string; href: string; current: boolean }[]
}

/** Scroll target of the side menu: the top of the content, below the end of the banner (S2 9). */
export const contentAnchor = 'content'

/** All types with their solutions, the selected one marked (S2 2.6). */
export function toSolutionGroups(site: SiteId, types: SolutionTypeItem[], chosen: string): SideGroup[] {
  return types.map(({ id, name, solutions }) => ({
    id,
    name,
    items: solutions.map((solution) => ({
      id: solution.id,
      name: solution.name,
      href: solutionHref(site, solution.id, name),
      current: solution.id === chosen,
    })),
  }))
}

/** The address of a solution with the name of its type, as in the side menu. */
export function solutionHref(site: SiteId, solutionId: string, parentName: string): string {
  return `${href(site, 'solutions', { solutionId, parentName })}#${contentAnchor}`
}
