import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { query } from '@/server/query'
import { findShown } from '@/server/shown-documents'
import { readCards } from './cards'
import type { ListedSolution, SolutionTypeItem } from './items'

/** All solutions of a site in menu order; every page reads them for its menu. */
export const findAllSolutions = query<[SiteId], ListedSolution[]>({
  name: 'solutions',
  read: (site) => readCards(site),
})

/** The types of a site in menu order, each with its solutions (S2 2.6); those without solutions are left out. */
export const findSolutionTypes = query<[SiteId], SolutionTypeItem[]>({
  name: 'solution-types',
  read: async (site) => {
    const [docs, cards] = await Promise.all([
      findShown(site, { collection: 'solution-types', select: { name: true, showsRelated: true } }),
      findAllSolutions(site),
    ])
    const byType = Map.groupBy(cards, ({ typeId }) => typeId)
    return docs.flatMap(({ id, name, showsRelated }) => {
      const solutions = byType.get(id)
      return solutions ? [{ id, name: name ?? '', showsRelated: showsRelated ?? true, solutions }] : []
    })
  },
})
