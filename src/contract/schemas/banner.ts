import { z } from 'zod'
import { filePath } from './media'

const fields = {
  id: z.string(),
  imagePath: filePath.nullable(),
  mobileImagePath: filePath.nullable(),
  title: z.string(),
  link: z.string().nullable(),
}

export const banner = z
  .strictObject({
    ...fields,
    brief: z.string(),
    video: z.string().nullable().describe('Address of a video'),
  })
  .meta({ id: 'Banner' })

export const productBanner = z.strictObject(fields).meta({ id: 'ProductBanner' })
