import type { TextField } from 'payload'
import { adminText, type Label } from '../texts'
import type { Validated } from './link-address'
import { isUnit, units } from '@/lib/units'

/** A unit by its code, such as degC or kWhPerDay. */
export function unitField(description: Label): TextField {
  return {
    name: 'unit',
    type: 'text',
    maxLength: 20,
    validate: (value: unknown, { req }: Validated) =>
      !value ||
      isUnit(value) ||
      adminText(req)('errors:unknownUnit', { unit: String(value), units: units.join(', ') }),
    admin: { description, components: { Cell: '/src/cms/lists/admin/cells#UnitCell' } },
  }
}
