import type { GlobalConfig } from 'payload'
import { administrators, editors } from '@/cms/access/roles'
import { isLinkAddress } from '@/cms/fields/link-field'
import { titleField } from '@/cms/fields/title-field'
import { invalidateGlobal, rememberGlobal } from '@/cms/hooks/invalidate'

const webAddress = (value: unknown) => !value || isLinkAddress(value) || 'Start with https://, http:// or /.'

const socialKinds = [
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'x', label: 'X' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'wechat', label: 'WeChat' },
]

/** General settings of the company: name, contact, social accounts, languages, analytics, hosts (S1 2.2-2.5). */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: { group: 'Settings' },
  access: { read: editors, readVersions: editors, update: administrators },
  versions: { max: 20 },
  hooks: { beforeChange: [rememberGlobal], afterChange: [invalidateGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Company',
          fields: [
            titleField({ name: 'companyName', maxLength: 120 }),
            { name: 'legalName', type: 'text', localized: true, maxLength: 200 },
            {
              name: 'tagline',
              type: 'text',
              localized: true,
              maxLength: 200,
              admin: { description: 'The line above the header.' },
            },
            {
              name: 'logo',
              type: 'upload',
              relationTo: 'media',
              admin: { description: 'Replaces the default logo.' },
            },
            {
              name: 'brand',
              type: 'group',
              admin: { description: "The company's own colours and font. Empty: those of the design." },
              fields: [
                { type: 'row', fields: [brandColour('ink'), brandColour('accent')] },
                { name: 'fontFamily', type: 'text', maxLength: 200, validate: isFontFamily },
              ],
            },
          ],
        },
        {
          label: 'Contact',
          fields: [
            { name: 'address', type: 'textarea', localized: true, maxLength: 400 },
            { name: 'email', type: 'text', localized: true, maxLength: 200 },
            { name: 'phone', type: 'text', localized: true, maxLength: 60 },
            { name: 'hours', type: 'text', localized: true, maxLength: 120 },
            {
              name: 'social',
              type: 'array',
              localized: true,
              fields: [
                { name: 'kind', type: 'select', required: true, options: socialKinds },
                { name: 'address', type: 'text', validate: webAddress },
                {
                  name: 'qr',
                  type: 'upload',
                  relationTo: 'media',
                  admin: { description: 'Shown on hover for messaging apps.' },
                },
              ],
            },
          ],
        },
        {
          label: 'Languages',
          fields: [
            {
              name: 'regionalSites',
              type: 'array',
              admin: {
                description: 'External sites in the language selector, after the sites of this system.',
              },
              fields: [
                { name: 'label', type: 'text', required: true, maxLength: 60 },
                {
                  name: 'sign',
                  type: 'text',
                  required: true,
                  maxLength: 10,
                  admin: { description: 'Locale code, such as de_DE.' },
                },
                { name: 'address', type: 'text', required: true, validate: webAddress },
              ],
            },
          ],
        },
        {
          label: 'Hosts',
          fields: [
            hosts('chineseHosts', 'Host names of the Chinese site.'),
            hosts('spanishHosts', 'Host names of the Spanish site.'),
            hosts('frenchHosts', 'Host names of the French site.'),
            hosts('frameHosts', 'Services whose pages may be shown in a frame, such as stock quotes.'),
          ],
        },
        {
          label: 'Search engines',
          fields: [
            { name: 'homeTitle', type: 'text', localized: true, maxLength: 120 },
            { name: 'homeDescription', type: 'textarea', localized: true, maxLength: 320 },
            { name: 'homeKeywords', type: 'text', localized: true, maxLength: 300 },
            { name: 'shareImage', type: 'upload', relationTo: 'media', localized: true },
          ],
        },
        {
          label: 'Analytics and legal',
          fields: [
            {
              name: 'analyticsScript',
              type: 'text',
              localized: true,
              validate: webAddress,
              admin: { description: 'Address of the analytics script; empty loads none.' },
            },
            { name: 'analyticsConsent', type: 'checkbox', localized: true, defaultValue: true },
            {
              name: 'privacyPolicy',
              type: 'upload',
              relationTo: 'files',
              localized: true,
              admin: { description: 'The document behind /static/policy.pdf.' },
            },
            {
              name: 'downloadLogDays',
              type: 'number',
              defaultValue: 365,
              min: 1,
              max: 3650,
              admin: { description: 'How many days the log of downloads by distributors is kept.' },
            },
            { name: 'recordFiling', type: 'text', localized: true, maxLength: 80 },
            { name: 'recordFilingAddress', type: 'text', localized: true, validate: webAddress },
            { name: 'policeFiling', type: 'text', localized: true, maxLength: 80 },
            { name: 'policeFilingAddress', type: 'text', localized: true, validate: webAddress },
          ],
        },
      ],
    },
  ],
}

function hosts(name: string, description: string) {
  return {
    name,
    type: 'text' as const,
    hasMany: true as const,
    validate: (values: unknown) =>
      ((values as string[] | null | undefined) ?? []).every((host) => /^[a-z0-9.-]+(:\d+)?$/i.test(host)) ||
      'Write host names only, such as www.example.com.',
    admin: { description },
  }
}

function brandColour(name: string) {
  return {
    name,
    type: 'text' as const,
    validate: (value: unknown) =>
      !value || /^#[0-9a-f]{6}$/i.test(String(value)) || 'Write a colour as #rrggbb.',
  }
}

function isFontFamily(value: unknown) {
  return !value || /^[\w\s"',-]+$/.test(String(value)) || 'Write font names, separated by commas.'
}
