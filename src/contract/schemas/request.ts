import { z } from 'zod'

/** Under which sender and maker speak of a request. */
export const reference = z
  .string()
  .describe('The reference of the request, to be named whenever one writes or calls about it')
