import { z } from 'zod'

/** The reference number of an inquiry. */
export const reference = z
  .string()
  .describe('The reference of the request, to be quoted in further correspondence')
