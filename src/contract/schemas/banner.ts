import { z } from 'zod'
import { filePath } from './media'

export const banner = z
  .strictObject({
    id: z.string(),
    imagePath: filePath.nullable(),
    mobileImagePath: filePath.nullable(),
    title: z.string(),
    brief: z.string(),
    link: z.string().nullable(),
    video: z.string().nullable().describe('Address of a film'),
  })
  .meta({ id: 'Banner' })
