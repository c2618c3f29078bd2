import path from 'node:path'
import { contentCollection } from '@/cms/content-collection'
import { distributorEndpoints } from '@/cms/distributors/endpoints'
import { endAccessAfterDelete, endAccessWhenDisabled } from '@/cms/distributors/hooks'
import { siteLabels } from '@/cms/site-labels'
import { defaultSite, siteIds } from '@/i18n/locales'
import { userNamePattern } from '@/lib/distributors'
import { env } from '@/server/env'

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
  labels: { singular: 'Distributor', plural: 'Distributors' },
  admin: {
    useAsTitle: 'username',
    group: 'Distributors',
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
      label: 'User name',
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)],
      },
      validate: (value: unknown) =>
        userNamePattern.test(String(value ?? '')) ||
        'Use 3 to 60 letters, digits, dots, hyphens, underscores or @, beginning with a letter or digit.',
    },
    { name: 'company', type: 'text', required: true, maxLength: 200 },
    {
      name: 'email',
      type: 'email',
      required: true,
      index: true,
      admin: { description: 'The address for the invitation and for password links.' },
    },
    {
      name: 'groups',
      type: 'relationship',
      relationTo: 'distributor-groups',
      hasMany: true,
      index: true,
      admin: { description: 'Files that name groups are open to their members only.' },
    },
    {
      name: 'site',
      type: 'select',
      required: true,
      defaultValue: defaultSite,
      label: 'Language',
      options: siteIds.map((value) => ({ value, label: siteLabels[value] })),
      admin: { description: 'The site whose language is used in mails to this account.' },
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 2000,
      admin: { description: 'For editors only.' },
    },
    {
      name: 'disabled',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Ends all sessions of this account and blocks its sign-in.',
      },
    },
    {
      name: 'expires',
      type: 'date',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly' },
        description: 'The last day on which the account can sign in. Empty: no end date.',
      },
    },
    {
      name: 'secondFactor',
      type: 'checkbox',
      defaultValue: false,
      label: 'Ask for a second factor',
      admin: {
        position: 'sidebar',
        description: 'A code from an authenticator app, which is set up at the next sign-in.',
      },
    },
    {
      name: 'secondFactorSince',
      type: 'date',
      ...systemField,
      admin: { position: 'sidebar', readOnly: true, description: 'When the app was set up.' },
    },
    { name: 'lastSignIn', type: 'date', ...systemField, admin: { position: 'sidebar', readOnly: true } },
    { name: 'passwordHash', type: 'text', ...hiddenField },
    { name: 'totpSecret', type: 'text', ...hiddenField },
    // The time step of the last code, because each code is valid once.
    { name: 'totpStep', type: 'number', ...hiddenField },
  ],
})
