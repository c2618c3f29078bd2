import { z } from 'zod'
import { findFolders } from '@/features/support/queries'
import { keysOf } from '@/lib/typed-keys'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { folder } from '../../schemas/support'
import { folderKinds } from './kinds'
import { toWireFolder } from './to-wire'

const top = '0'

export const serviceSupportCatalog = defineOperation({
  route: 'GET /f/productMaterial/queryFolder',
  area: 'support',
  name: 'serviceSupportCatalog',
  summary:
    'The folders below a folder that contain something of a type, directly or below; an unknown folder has none.',
  params: z.object({
    level: z
      .enum(['0', '1', '2', '3', '4'])
      .optional()
      .describe('All levels have the same meaning: the folders below parentId'),
    parentId: id.default(top).describe("'0' for the first level"),
    type: z
      .enum(keysOf(folderKinds))
      .describe('3 brochures, 5 manuals, 2 certificates, 9 flyers, 8 product images'),
  }),
  result: z.array(folder),
  cached: true,
  handle: async ({ site, params: { parentId, type } }) => {
    const folders = await findFolders(site, folderKinds[type], parentId === top ? null : parentId)
    return folders.map(toWireFolder)
  },
})
