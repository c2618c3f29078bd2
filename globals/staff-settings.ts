import type { GlobalConfig } from 'payload'
import { administrators, roles } from '@/cms/access/roles'
import { requireOwnFactorFirst } from '@/cms/staff/second-factor-hooks'
import { staffLabel } from '@/cms/staff/texts'
import { translated } from '@/cms/texts'

/** Rules of the accounts of the admin. */
export const staffSettings: GlobalConfig = {
  slug: 'staff-settings',
  label: staffLabel('settings'),
  admin: { group: translated('groups:settings') },
  access: { read: administrators, update: administrators },
  hooks: { beforeChange: [requireOwnFactorFirst] },
  fields: [
    {
      name: 'secondFactorRoles',
      type: 'select',
      hasMany: true,
      label: staffLabel('requiredFor'),
      options: roles.map((value) => ({ value, label: staffLabel(value) })),
      admin: { description: staffLabel('requiredForHelp') },
    },
  ],
}
