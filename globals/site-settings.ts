import type { GlobalConfig } from 'payload'
import { administrators, editors } from '@/cms/access/roles'
import { checkLinkAddress, type Validated } from '@/cms/fields/link-address'
import { titleField } from '@/cms/fields/title-field'
import { rowLabel } from '@/cms/fields/row-label'
import { previewedGlobal } from '@/cms/previewed-global'
import { adminText, type Label, translated } from '@/cms/texts'

const socialKinds = [
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'x', label: 'X' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'wechat', label: 'WeChat' },
]

/** General settings of the company: name, contact, social accounts, languages, analytics, hosts (S1 2.2-2.5). */
export const siteSettings: GlobalConfig = previewedGlobal({
  slug: 'site-settings',
  label: translated('settings:siteSettings'),
  admin: { group: translated('groups:settings') },
  access: { read: editors, readVersions: editors, update: administrators },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: translated('settings:company'),
          fields: [
            titleField({ name: 'companyName', maxLength: 120 }),
            { name: 'legalName', type: 'text', localized: true, maxLength: 200 },
            {
              name: 'tagline',
              type: 'text',
              localized: true,
              maxLength: 200,
              admin: { description: translated('settings:taglineHelp') },
            },
            {
              name: 'logo',
              type: 'upload',
              relationTo: 'media',
              admin: { description: translated('settings:logoHelp') },
            },
            {
              name: 'brand',
              type: 'group',
              admin: { description: translated('settings:brandHelp') },
              fields: [
                { type: 'row', fields: [brandColour('ink'), brandColour('accent')] },
                { name: 'fontFamily', type: 'text', maxLength: 200, validate: isFontFamily },
              ],
            },
          ],
        },
        {
          label: translated('settings:contact'),
          fields: [
            { name: 'address', type: 'textarea', localized: true, maxLength: 400 },
            { name: 'email', type: 'text', localized: true, maxLength: 200 },
            { name: 'phone', type: 'text', localized: true, maxLength: 60 },
            { name: 'hours', type: 'text', localized: true, maxLength: 120 },
            {
              name: 'social',
              type: 'array',
              localized: true,
              admin: rowLabel('kind', 'address'),
              fields: [
                { name: 'kind', type: 'select', required: true, options: socialKinds },
                { name: 'address', type: 'text', validate: checkLinkAddress },
                {
                  name: 'qr',
                  type: 'upload',
                  relationTo: 'media',
                  admin: { description: translated('settings:qrHelp') },
                },
              ],
            },
          ],
        },
        {
          label: translated('settings:languages'),
          fields: [
            {
              name: 'regionalSites',
              type: 'array',
              admin: {
                description: translated('settings:regionalSitesHelp'),
                ...rowLabel('label', 'address'),
              },
              fields: [
                { name: 'label', type: 'text', required: true, maxLength: 60 },
                {
                  name: 'sign',
                  type: 'text',
                  required: true,
                  maxLength: 10,
                  admin: { description: translated('settings:localeCode') },
                },
                { name: 'address', type: 'text', required: true, validate: checkLinkAddress },
              ],
            },
          ],
        },
        {
          label: translated('settings:hosts'),
          fields: [
            hosts('chineseHosts', translated('settings:chineseHosts')),
            hosts('spanishHosts', translated('settings:spanishHosts')),
            hosts('frenchHosts', translated('settings:frenchHosts')),
            hosts('frameHosts', translated('settings:frameHosts')),
          ],
        },
        {
          label: translated('settings:searchEngines'),
          fields: [
            { name: 'homeTitle', type: 'text', localized: true, maxLength: 120 },
            { name: 'homeDescription', type: 'textarea', localized: true, maxLength: 320 },
            { name: 'homeKeywords', type: 'text', localized: true, maxLength: 300 },
            { name: 'shareImage', type: 'upload', relationTo: 'media', localized: true },
          ],
        },
        {
          label: translated('settings:analyticsAndLegal'),
          fields: [
            {
              name: 'analyticsScript',
              type: 'text',
              localized: true,
              validate: checkLinkAddress,
              admin: { description: translated('settings:analyticsHelp') },
            },
            { name: 'analyticsConsent', type: 'checkbox', localized: true, defaultValue: true },
            {
              name: 'privacyPolicy',
              type: 'upload',
              relationTo: 'files',
              localized: true,
              admin: { description: translated('settings:policyHelp') },
            },
            {
              name: 'downloadLogDays',
              type: 'number',
              defaultValue: 365,
              min: 1,
              max: 3650,
              admin: { description: translated('settings:downloadLogHelp') },
            },
            { name: 'recordFiling', type: 'text', localized: true, maxLength: 80 },
            { name: 'recordFilingAddress', type: 'text', localized: true, validate: checkLinkAddress },
            { name: 'policeFiling', type: 'text', localized: true, maxLength: 80 },
            { name: 'policeFilingAddress', type: 'text', localized: true, validate: checkLinkAddress },
          ],
        },
      ],
    },
  ],
})

function hosts(name: string, description: Label) {
  return {
    name,
    type: 'text' as const,
    hasMany: true as const,
    validate: (values: unknown, { req }: Validated) =>
      !Array.isArray(values) ||
      values.every((host) => /^[a-z0-9.-]+(:\d+)?$/i.test(String(host))) ||
      adminText(req)('errors:hosts'),
    admin: { description },
  }
}

function brandColour(name: string) {
  return {
    name,
    type: 'text' as const,
    validate: (value: unknown, { req }: Validated) =>
      !value || /^#[0-9a-f]{6}$/i.test(String(value)) || adminText(req)('errors:colour'),
  }
}

function isFontFamily(value: unknown, { req }: Validated) {
  return !value || /^[\w\s"',-]+$/.test(String(value)) || adminText(req)('errors:fontNames')
}
