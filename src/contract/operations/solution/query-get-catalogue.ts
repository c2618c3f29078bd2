import { z } from 'zod'
import { findMaterials } from '@/features/materials/queries'
import { findSolution } from '@/features/solutions/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { solutionCatalogue } from '../../schemas/solution'

export const queryGetCatalogue = defineOperation({
  route: 'GET /f/solution/{solutionId}/catalogue',
  area: 'solution',
  name: 'queryGetCatalogue',
  summary: 'The catalogue of a solution as the only item of a list; without one the list is empty.',
  params: z.object({ solutionId: id }),
  result: z.array(solutionCatalogue),
  cached: true,
  handle: async ({ site, params }) => {
    const solution = await findSolution(site, params.solutionId)
    const catalogues = solution?.catalogueId ? await findMaterials(site, [solution.catalogueId]) : []
    return catalogues.map(({ cover, url, name }) => ({
      coverImage: cover?.url ?? null,
      filePath: url,
      fileName: name,
    }))
  },
})
