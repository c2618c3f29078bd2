import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import {
  administrators,
  administratorsOnlyField,
  administratorsOrSelf,
  isStaff,
  roles,
  canReadInbox,
} from '@/cms/access/roles'
import { idField } from '@/cms/fields/id-field'
import { clampReads } from '@/cms/hooks/clamp-reads'
import { endOtherSessions, refuseWeakPasswords } from '@/cms/staff/account-hooks'
import { lockBeforeLogout, lockBeforeOperation } from '@/cms/staff/lock-hooks'
import { deleteFactor } from '@/cms/staff/second-factor-hooks'
import { staffLabel } from '@/cms/staff/texts'
import { refuse } from '@/lib/app-error'
import { env } from '@/server/env'
import { adminText, translated } from '@/cms/texts'

// Over HTTP only administrators create accounts; the first account is created by the seed, never by a form.
const createdByStaffOnly: CollectionBeforeChangeHook = ({ operation, req, context, data }) => {
  if (operation === 'create' && !isStaff(req) && !context.trusted) {
    refuse('forbidden', adminText(req)('errors:administratorsOnly'))
  }
  return data
}

/** The accounts of the admin. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: staffLabel('user'), plural: staffLabel('users') },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // Attempts are limited by network and browser instead: with a lock, others could lock the owner out.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: env.publicOrigin.startsWith('https:') },
  },
  admin: {
    group: translated('groups:settings'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    // They open their own account from the corner of the admin.
    hidden: ({ user }) => user?.role === 'inbox',
  },
  access: {
    admin: ({ req }) => canReadInbox(req),
    read: administratorsOrSelf,
    create: administrators,
    update: administratorsOrSelf,
    delete: administrators,
    unlock: administrators,
  },
  hooks: {
    beforeOperation: [clampReads, lockBeforeOperation, refuseWeakPasswords],
    beforeChange: [createdByStaffOnly],
    afterChange: [endOtherSessions],
    afterDelete: [deleteFactor],
    afterLogout: [lockBeforeLogout],
  },
  versions: false,
  fields: [
    idField,
    { name: 'name', type: 'text', label: staffLabel('name'), required: true, maxLength: 120 },
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: '/src/cms/staff/admin/current-password#CurrentPassword' },
      },
    },
    {
      name: 'role',
      type: 'select',
      label: staffLabel('role'),
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: roles.map((value) => ({ value, label: staffLabel(value) })),
      access: { create: administratorsOnlyField, update: administratorsOnlyField },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/staff/admin/second-factor-panel#SecondFactorPanel' },
      },
    },
  ],
}
