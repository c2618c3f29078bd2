import { APIError } from 'payload'
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
import { env } from '@/server/env'

// Over HTTP an account comes from an administrator; the first one comes from the seed, never from a form.
const onlyByStaff: CollectionBeforeChangeHook = ({ operation, req, context, data }) => {
  if (operation === 'create' && !isStaff(req) && !context.trusted) {
    throw new APIError('Accounts are made by an administrator.', 403)
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
    maxLoginAttempts: 10,
    lockTime: 10 * 60 * 1000,
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
  hooks: { beforeOperation: [clampReads], beforeChange: [onlyByStaff] },
  versions: false,
  fields: [
    idField,
    { name: 'name', type: 'text', required: true, maxLength: 120 },
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
