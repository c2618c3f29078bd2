import { findCasesOfSolutions } from '@/features/cases/queries'
import { findMaterials } from '@/features/materials/queries'
import { findMeasuredOfSolution } from '@/features/products/queries'
import { toCase } from '@/features/products/view-models/detail/related'
import type { PageContext } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import {
  findDraftSolution,
  findSolution,
  findSolutionTypes,
  type SolutionDetail,
  type SolutionTypeItem,
} from '../queries'
import { chosenId } from '../view-models/choice'
import { toProductTile } from '../view-models/product-tile'
import { toCatalogue, toSolutionView } from '../view-models/solution-view'

/** The solution in the address with all types; not found if it is not shown, no item on a site without solutions. */
export async function findChosen({ site, values, preview }: PageContext): Promise<Chosen | 'missing'> {
  const types = await findSolutionTypes(site)
  const id = chosenId(types, values)
  if (!id) return { types, item: null }
  const item = preview ? await findDraftSolution(site, id) : await findSolution(site, id)
  return item ? { types, item } : 'missing'
}

type Chosen = { types: SolutionTypeItem[]; item: SolutionDetail | null }

export type SolutionContent = Awaited<ReturnType<typeof solutionContent>>

/** The content of the pages of a solution. */
export async function solutionContent(site: SiteId, item: SolutionDetail) {
  const [measured, cases, materials] = await Promise.all([
    findMeasuredOfSolution(site, item.id),
    findCasesOfSolutions(site, [item.id]),
    findMaterials(site, item.catalogueId ? [item.catalogueId] : []),
  ])
  const solution = toSolutionView(site, item)
  const [catalogue] = materials
  return {
    solution,
    products: measured.map((product) => toProductTile(site, product, item.id)),
    cases: cases.map((one) => toCase(site, one)),
    catalogue: catalogue && toCatalogue(site, catalogue, solution),
  }
}
