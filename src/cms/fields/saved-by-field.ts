import type { TextField } from 'payload'

/** The account that saved this state, also in versions; `refuseStaleEdits` needs it. */
export const savedByField: TextField = {
  name: 'savedBy',
  type: 'text',
  hidden: true,
  hooks: { beforeChange: [({ req }) => req.user?.id ?? null] },
}
