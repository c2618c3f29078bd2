import { z } from 'zod'
import { findOfficePictures } from '@/features/recruitment/queries'
import { defineOperation } from '../../kernel/operation'
import { filePath } from '../../schemas/media'

const officePicture = z
  .strictObject({ image: filePath.nullable(), title: z.string() })
  .meta({ id: 'OfficePicture' })

export const getEnviconmentIMGList = defineOperation({
  route: 'GET /f/recruitment/getEnvironmentImageList',
  area: 'recruitment',
  name: 'getEnviconmentIMGList',
  summary: 'Pictures of the offices, in order.',
  params: z.object({}),
  result: z.array(officePicture),
  cached: true,
  handle: async ({ site }) => {
    const pictures = await findOfficePictures(site)
    return pictures.map(({ picture, title }) => ({ image: picture?.url ?? null, title }))
  },
})
