import type { TextField } from 'payload'
import { isUnit, units } from '@/lib/units'

/** A unit by its code, such as degC or kWhPerDay. */
export function unitField(description: string): TextField {
  return {
    name: 'unit',
    type: 'text',
    maxLength: 20,
    validate: (value: unknown) =>
      !value || isUnit(value) || `Unknown unit ${String(value)}. Units are ${units.join(', ')}.`,
    admin: { description },
  }
}
