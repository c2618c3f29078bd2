import { z } from 'zod'
import { findTrainingPage } from '@/features/materials/queries'
import { defineOperation } from '../../kernel/operation'
import { filePath } from '../../schemas/media'
import { pagingParams, recordsOf, toRead, toRecords } from '../../schemas/paging'

const kinds = { '1': 'flyer', '2': 'launch-pack', '3': 'newsletter' } as const
const languages = { En: 'en', Es: 'es', Fr: 'fr' } as const

const trainingItem = z
  .strictObject({ id: z.string(), name: z.string(), coverImage: filePath.nullable(), url: filePath })
  .meta({ id: 'TrainingItem' })

export const getTrainingListBySiteIdAndType = defineOperation({
  route: 'GET /f/trainingMaterial/getListBySiteIdAndType',
  area: 'news',
  name: 'getTrainingListBySiteIdAndType',
  summary:
    'Training material of a kind, in order. Restricted files are listed without access to their content.',
  params: z.object({
    type: z.enum(['1', '2', '3']).describe('1 flyer, 2 launch pack, 3 newsletter'),
    name: z.enum(['En', 'Es', 'Fr']).optional().describe('Only in this language; empty for all'),
    ...pagingParams,
  }),
  result: recordsOf(trainingItem),
  cached: true,
  handle: async ({ site, params: { type, name, ...paging } }) => {
    const language = name ? languages[name] : ''
    const { items, total } = await findTrainingPage(site, { kind: kinds[type], language, ...toRead(paging) })
    const records = items.map(({ id, name: title, cover, url }) => ({
      id,
      name: title,
      url,
      coverImage: cover?.url ?? null,
    }))
    return toRecords({ items: records, total, paging })
  },
})
