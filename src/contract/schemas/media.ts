import { z } from 'zod'

/** Address of a picture or file on this host, as in `/file/<key>`. */
export const filePath = z
  .string()
  .startsWith('/file/')
  .meta({ id: 'FilePath', examples: ['/file/2026/freezer.webp'] })

/** A file of the library; a restricted one is named with its address, its bytes are not sent (readings 29). */
export const materialFile = z
  .strictObject({ id: z.string(), fileName: z.string(), filePath })
  .meta({ id: 'MaterialFile' })
