import { z } from 'zod'
import { findMaterial } from '@/features/materials/queries'
import { isVideoKind } from '@/lib/material-kinds'
import { defineOperation } from '../../kernel/operation'
import { refuseUnknownId } from '../../kernel/unknown-id'
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
  cached: true,
  handle: async ({ site, params }) => {
    const item = await findMaterial(site, params.id)
    if (!item || !isVideoKind(item.kind)) refuseUnknownId(site)
    return toWireVideo(site, item)
  },
})
