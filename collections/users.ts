import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import {
  administrators,
  administratorsOnlyField,
  administratorsOrSelf,
  isStaff,
  roles,
  seesInbox,
  type Role,
} from '@/cms/access/roles'
import { idField } from '@/cms/fields/id-field'
import { clampReads } from '@/cms/hooks/clamp-reads'
import { askForCurrentPassword, endOtherSessions, refuseWeakPasswords } from '@/cms/staff/account-hooks'
import { forgottenMail } from '@/cms/staff/forgotten-mail'
import { refuse } from '@/lib/app-error'
import { env } from '@/server/env'

// Over HTTP an account comes from an administrator; the first one comes from the seed, never from a form.
const onlyByStaff: CollectionBeforeChangeHook = ({ operation, req, context, data }) => {
  if (operation === 'create' && !isStaff(req) && !context.trusted) {
    refuse('forbidden', 'Accounts are made by an administrator.')
  }
  return data
}

const roleLabels: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  inbox: 'Requests only',
}

/** Who signs in to the admin. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // Tries are counted by network and browser instead: a lock would let strangers keep the owner out.
    maxLoginAttempts: 0,
    forgotPassword: forgottenMail(env.publicOrigin),
    cookies: { sameSite: 'Lax', secure: env.publicOrigin.startsWith('https:') },
  },
  admin: {
    ...{ group: 'Settings', useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'] },
    // Their own account is at hand in the corner of the admin.
    hidden: ({ user }) => user?.role === 'inbox',
  },
  access: {
    admin: ({ req }) => seesInbox(req),
    read: administratorsOrSelf,
    create: administrators,
    update: administratorsOrSelf,
    delete: administrators,
    unlock: administrators,
  },
  hooks: {
    beforeOperation: [clampReads, refuseWeakPasswords, askForCurrentPassword],
    beforeChange: [onlyByStaff],
    afterChange: [endOtherSessions],
  },
  versions: false,
  fields: [
    idField,
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: '/src/cms/admin/staff/current-password#CurrentPassword' },
      },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
      access: { create: administratorsOnlyField, update: administratorsOnlyField },
    },
  ],
}
