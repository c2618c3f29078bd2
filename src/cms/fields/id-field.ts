import type { TextField } from 'payload'
import { newId } from '@/lib/id'

/** Text ids in the format of the old system, so that its ids and links survive an import. */
export const idField: TextField = {
  name: 'id',
  type: 'text',
  required: true,
  maxLength: 40,
  validate: (value: unknown) =>
    typeof value === 'string' && /^[\w-]{1,40}$/.test(value)
      ? true
      : 'An id is 1 to 40 letters, digits, - or _.',
  admin: { hidden: true },
  hooks: {
    beforeValidate: [({ value, operation }) => (operation === 'create' && !value ? newId() : value)],
  },
}
