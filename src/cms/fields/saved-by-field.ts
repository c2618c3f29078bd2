import type { TextField } from 'payload'
import { isStaff } from '../access/roles'

/**
 * The account that saved this state, also in versions; `refuseStaleEdits` and the filters of lists need it. A save
 * without an account, such as a scheduled publication, is of the state that somebody has written, who may go on writing.
 */
export const savedByField: TextField = {
  name: 'savedBy',
  type: 'text',
  // Not `hidden`: lists could not be filtered by it.
  admin: { disabled: true },
  access: { read: ({ req }) => isStaff(req) },
  hooks: { beforeChange: [({ req, value }) => req.user?.id ?? value ?? null] },
}
