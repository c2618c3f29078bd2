import { z } from 'zod'

/** Ids are decimals too long for a JSON number. */
export const id = z
  .string()
  .min(1)
  .max(64)
  .meta({ examples: ['1209669217492766722'] })

/** HTML made by the whitelist converter, ready to be shown. */
export const html = z.string().describe('HTML')

const mostIds = 200

/** Ids in one parameter. */
export const joinedIds = z
  .string()
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
  .refine((ids) => ids.length <= mostIds)
  .describe(`Ids joined by commas, at most ${mostIds}`)

/** A text of a form, empty unless given: whether it must be there is a check of the form. */
export const text = (description: string) => z.string().default('').describe(description)
