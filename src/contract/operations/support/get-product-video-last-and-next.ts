import { z } from 'zod'
import { findVideoNeighbours } from '@/features/materials/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { productVideoNeighbours } from '../../schemas/support'

export const getProductVideoLastAndNext = defineOperation({
  route: 'GET /f/productMaterial/getVideoLastAndNext',
  area: 'support',
  name: 'getProductVideoLastAndNext',
  summary: 'The previous and the next video of the same type. An unknown video has neither.',
  params: z.object({ id }),
  result: productVideoNeighbours,
  cached: true,
  handle: async ({ site, params }) => {
    const { last, next } = await findVideoNeighbours(site, params.id)
    return { lastVideo: last && toWire(last), nextVideo: next && toWire(next) }
  },
})

function toWire({ id: videoId, name }: { id: string; name: string }) {
  return { id: videoId, fileName: name }
}
