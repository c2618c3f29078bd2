import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { allInOrder, listedOn } from '@/server/published'
import { query } from '@/server/query'
import { readCards } from './cards'
import type { SolutionTypeItem } from './items'

/** The types of a site in menu order, each with its solutions (S2 2.6); those without solutions are left out. */
export const findSolutionTypes = query<[SiteId], SolutionTypeItem[]>({
  name: 'solution-types',
  read: async (site) => {
    const payload = await cms()
    const [{ docs }, cards] = await Promise.all([
      payload.find({
        collection: 'solution-types',
        where: listedOn(site),
        select: { name: true, showsRelated: true },
        ...allInOrder(site),
      }),
      readCards(site),
    ])
    const byType = Map.groupBy(cards, ({ typeId }) => typeId)
    return docs.flatMap(({ id, name, showsRelated }) => {
      const solutions = byType.get(id)
      return solutions ? [{ id, name: name ?? '', showsRelated: showsRelated ?? true, solutions }] : []
    })
  },
})
