import { z } from 'zod'

/** Ids are decimals too long for a JSON number. */
export const id = z
  .string()
  .min(1)
  .max(64)
  .meta({ examples: ['1209669217492766722'] })

/** Sanitised HTML from the rich text converter. */
export const html = z.string().describe('HTML')

const maxIds = 200

/** Ids in one parameter. */
export const joinedIds = z
  .string()
  .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
  .refine((ids) => ids.length <= maxIds)
  .describe(`Ids joined by commas, at most ${maxIds}`)

/** A text field of a form, empty by default: the form checks whether it is required. */
export const text = (description: string) => z.string().default('').describe(description)
