import type { PayloadRequest, TextField } from 'payload'
import { newId } from '@/lib/id'
import { adminText, translated } from '../texts'

/** Text ids in the format of the old system, so that its ids and links survive an import. */
export const idField: TextField = {
  name: 'id',
  label: translated('exports:id'),
  type: 'text',
  required: true,
  maxLength: 40,
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (typeof value === 'string' && /^[\w-]{1,40}$/.test(value)) || adminText(req)('errors:id'),
  admin: { hidden: true },
  hooks: {
    beforeValidate: [({ value, operation }) => (operation === 'create' && !value ? newId() : value)],
  },
}
