import type { TextField } from 'payload'
import type { Label } from '../texts'
import { isUnit, units } from '@/lib/units'

/** A unit by its code, such as degC or kWhPerDay. */
export function unitField(description: Label): TextField {
  return {
    name: 'unit',
    type: 'text',
    maxLength: 20,
    validate: (value: unknown) =>
      !value || isUnit(value) || `Unknown unit ${String(value)}. Units are ${units.join(', ')}.`,
    admin: { description },
  }
}
