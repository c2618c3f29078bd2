import { z } from 'zod'

/** Address of a picture or file on this host, as in `/file/<key>`. */
export const filePath = z
  .string()
  .startsWith('/file/')
  .meta({ id: 'FilePath', examples: ['/file/2026/freezer.webp'] })

/** A file of the library; of a restricted one name and address are public, its content is not (readings 29). */
export const materialFile = z
  .strictObject({ id: z.string(), fileName: z.string(), filePath })
  .meta({ id: 'MaterialFile' })
