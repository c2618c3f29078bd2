import { z } from 'zod'
import { findCasesOfProduct, withBriefs } from '@/features/cases/queries'
import { findProduct } from '@/features/products/queries'
import { findSolutionCards } from '@/features/solutions/queries'
import { defineOperation } from '../../kernel/operation'
import { html, id } from '../../schemas/fields'
import { filePath } from '../../schemas/media'
import { time, toTime } from '../../schemas/time'

const solutionOfProduct = z
  .strictObject({ id: z.string(), name: z.string(), brief: z.string(), coverImage: filePath.nullable() })
  .meta({ id: 'SolutionOfProduct' })

const caseOfProduct = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    coverImage: filePath.nullable(),
    createTime: time,
    brief: html,
  })
  .meta({ id: 'CaseOfProduct' })

export const getProductsCase = defineOperation({
  route: 'GET /f/product/getSolutionAndCaseById',
  area: 'product',
  name: 'getProductsCase',
  summary: 'The solutions and cases of a product. An unknown product has none.',
  params: z.object({ id }),
  result: z.strictObject({ solutionList: z.array(solutionOfProduct), caseList: z.array(caseOfProduct) }),
  cached: true,
  handle: async ({ site, params }) => {
    const product = await findProduct(site, params.id)
    if (!product) return { solutionList: [], caseList: [] }
    const solutions = await findSolutionCards(site, product.solutionIds)
    const cases = await withBriefs(site, await findCasesOfProduct(site, product.id))
    return {
      solutionList: solutions.map(({ id, name, brief, cover }) => ({
        id,
        name,
        brief,
        coverImage: cover?.url ?? null,
      })),
      caseList: cases.map(({ id, name, cover, createTime, brief }) => ({
        id,
        name,
        coverImage: cover?.url ?? null,
        createTime: toTime(site, createTime),
        brief,
      })),
    }
  },
})
