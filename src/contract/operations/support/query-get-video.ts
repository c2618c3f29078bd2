import { z } from 'zod'
import { findMaterial, materialTags } from '@/features/materials/queries'
import { isVideoKind } from '@/lib/material-kinds'
import { defineOperation, notFound } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { productVideo } from '../../schemas/support'
import { toWireVideo } from './to-wire'

export const queryGetVideo = defineOperation({
  route: 'GET /f/productMaterial/queryById',
  area: 'support',
  name: 'queryGetVideo',
  summary: 'One product video or user video.',
  params: z.object({ id }),
  result: productVideo,
  tags: ({ params }) => [`materials:${params.id}`, ...materialTags],
  handle: async ({ site, params }) => {
    const item = await findMaterial(site, params.id)
    return item && isVideoKind(item.kind) ? toWireVideo(site, item) : notFound
  },
})
