import { z } from 'zod'

/** Address of a picture or file on this host, as in `/file/<key>`. */
export const filePath = z
  .string()
  .startsWith('/file/')
  .meta({ id: 'FilePath', examples: ['/file/2026/freezer.webp'] })
