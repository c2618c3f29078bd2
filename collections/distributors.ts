import path from 'node:path'
import { contentCollection } from '@/cms/content-collection'
import { distributorEndpoints } from '@/cms/distributors/endpoints'
import { endAccessAfterDelete, endAccessWhenDisabled } from '@/cms/distributors/hooks'
import { siteLabels } from '@/cms/site-labels'
import { defaultSite, siteIds } from '@/i18n/locales'
import { userNamePattern } from '@/lib/distributors'
import { env } from '@/server/env'
import { adminText, translated } from '@/cms/texts'
import type { Validated } from '@/cms/fields/link-address'

const nobody = () => false

/** Written by the system only. */
const systemField = { access: { create: nobody, update: nobody } }

/** Stored, but never returned. */
const hiddenField = { hidden: true, access: { read: nobody, create: nobody, update: nobody } }

/**
 * Accounts of designated distributors (S2 6). Not one of Payload's auth collections: their responses to unknown names,
 * wrong passwords and locked accounts differ in text and time, and they add endpoints of their own (decision 21).
 */
export const distributors = contentCollection({
  slug: 'distributors',
  labels: { singular: translated('content:distributor'), plural: translated('content:distributors') },
  admin: {
    useAsTitle: 'username',
    group: translated('groups:distributors'),
    defaultColumns: ['username', 'company', 'groups', 'expires', 'disabled', 'lastSignIn'],
    listSearchableFields: ['username', 'company', 'email'],
  },
  defaultSort: 'username',
  versions: false,
  disableDuplicate: true,
  endpoints: distributorEndpoints({
    origin: env.publicOrigin,
    mailFolder: env.SMTP_URL ? null : path.join(env.dataDir, 'mail'),
  }),
  hooks: { afterChange: [endAccessWhenDisabled], afterDelete: [endAccessAfterDelete] },
  fields: [
    {
      name: 'signInState',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/distributors/admin/account-panel#AccountPanel' },
      },
    },
    {
      name: 'username',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: translated('content:userName'),
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)],
      },
      validate: (value: unknown, { req }: Validated) =>
        userNamePattern.test(String(value ?? '')) || adminText(req)('errors:userName'),
    },
    { name: 'company', type: 'text', required: true, maxLength: 200 },
    {
      name: 'email',
      type: 'email',
      required: true,
      index: true,
      admin: { description: translated('content:distributorEmail') },
    },
    {
      name: 'groups',
      type: 'relationship',
      relationTo: 'distributor-groups',
      hasMany: true,
      index: true,
      admin: { description: translated('content:distributorGroupsHelp') },
    },
    {
      name: 'site',
      type: 'select',
      required: true,
      defaultValue: defaultSite,
      label: translated('content:mailLanguage'),
      options: siteIds.map((value) => ({ value, label: siteLabels[value] })),
      admin: { description: translated('content:mailLanguageHelp') },
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 2000,
      admin: { description: translated('content:forEditors') },
    },
    {
      name: 'disabled',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: {
        position: 'sidebar',
        description: translated('content:disabledHelp'),
      },
    },
    {
      name: 'expires',
      type: 'date',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly' },
        description: translated('content:expiresHelp'),
      },
    },
    {
      name: 'secondFactor',
      type: 'checkbox',
      defaultValue: false,
      label: translated('content:askSecondFactor'),
      admin: {
        position: 'sidebar',
        description: translated('content:askSecondFactorHelp'),
      },
    },
    {
      name: 'secondFactorSince',
      type: 'date',
      ...systemField,
      admin: { position: 'sidebar', readOnly: true, description: translated('content:appSetUp') },
    },
    { name: 'lastSignIn', type: 'date', ...systemField, admin: { position: 'sidebar', readOnly: true } },
    { name: 'passwordHash', type: 'text', ...hiddenField },
    { name: 'totpSecret', type: 'text', ...hiddenField },
    // The time step of the last code, because each code is valid once.
    { name: 'totpStep', type: 'number', ...hiddenField },
  ],
})
