import type { NumberField } from 'payload'
import { adminText } from '../texts'
import type { Validated } from './link-address'

type Options = { name: string; min: number; max: number; required?: true }

/** An integer between two limits, such as a year. */
export function wholeNumber({ name, min, max, required }: Options): NumberField {
  return {
    name,
    type: 'number',
    min,
    max,
    required,
    validate: (value: unknown, { req }: Validated) => {
      if (value === null || value === undefined) return required ? adminText(req)('errors:required') : true
      const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      return fits || adminText(req)('errors:wholeNumber', { min, max })
    },
  }
}
