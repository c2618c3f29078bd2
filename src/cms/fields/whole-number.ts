import type { NumberField } from 'payload'

type Options = { name: string; min: number; max: number; required?: true }

/** An integer between two limits, such as a year. */
export function wholeNumber({ name, min, max, required }: Options): NumberField {
  return {
    name,
    type: 'number',
    min,
    max,
    required,
    validate: (value: unknown) => {
      if (value === null || value === undefined) return required ? 'This is required.' : true
      const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      return fits || `Write a whole number from ${min} to ${max}.`
    },
  }
}
