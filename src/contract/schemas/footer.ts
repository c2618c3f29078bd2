import { z } from 'zod'
import { filePath } from './media'

export const friendlyLink = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    link: z.string().nullable(),
    image: filePath.nullable(),
  })
  .meta({ id: 'FriendlyLink' })
