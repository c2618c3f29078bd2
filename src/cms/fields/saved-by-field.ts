import type { TextField } from 'payload'

/**
 * The account that saved this state, also in versions; `refuseStaleEdits` needs it. A save without an account, such as
 * a planned publication, is of the state that somebody has written, who may go on writing.
 */
export const savedByField: TextField = {
  name: 'savedBy',
  type: 'text',
  hidden: true,
  hooks: { beforeChange: [({ req, value }) => req.user?.id ?? value ?? null] },
}
