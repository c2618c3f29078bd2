import { randomBytes } from 'node:crypto'
import type { GlobalConfig } from 'payload'
import { administrators } from '@/cms/access/roles'
import { invalidateGlobal, rememberGlobal } from '@/cms/hooks/invalidate'
import { siteLabels } from '@/cms/site-labels'
import { siteIds } from '@/i18n/locales'
import { inquiryKindLabels, inquiryKinds } from '@/lib/inquiries/kinds'

const kinds = inquiryKinds.map((value) => ({ value, label: inquiryKindLabels[value] }))
const sites = siteIds.map((value) => ({ value, label: siteLabels[value] }))

const mailAddress = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/

function areMailAddresses(values: unknown) {
  const all = (values as string[] | null | undefined) ?? []
  if (all.length === 0) return 'Write at least one address.'
  return all.every((value) => mailAddress.test(value)) || 'Enter only addresses such as sales@example.com.'
}

function isWebhookAddress(value: unknown) {
  return /^https?:\/\/[^\s/]+/i.test(String(value ?? '')) || 'Start with https://.'
}

function isWebhookSecret(value: unknown) {
  const isUsable = /^whsec_[A-Za-z\d+/]{32,}={0,2}$/.test(String(value ?? ''))
  return isUsable || 'Write whsec_ and then at least 24 random bytes in base64, such as the suggested one.'
}

/** Recipients and webhooks of inquiries, the rules of the forms, and the retention period. */
export const requestSettings: GlobalConfig = {
  slug: 'request-settings',
  label: 'Request settings',
  admin: { group: 'Requests' },
  access: { read: administrators, readVersions: administrators, update: administrators },
  versions: { max: 20 },
  hooks: { beforeChange: [rememberGlobal], afterChange: [invalidateGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Mail',
          fields: [
            {
              name: 'recipients',
              type: 'array',
              labels: { singular: 'Recipients', plural: 'Recipients' },
              admin: {
                description:
                  'Who gets a mail about which requests. A request that matches no row is sent to the address of its site in the site settings.',
              },
              fields: [
                {
                  name: 'addresses',
                  type: 'text',
                  hasMany: true,
                  required: true,
                  validate: areMailAddresses,
                },
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'kinds',
                      type: 'select',
                      hasMany: true,
                      options: kinds,
                      admin: { description: 'Empty: all.' },
                    },
                    {
                      name: 'sites',
                      type: 'select',
                      hasMany: true,
                      options: sites,
                      admin: { description: 'Empty: all.' },
                    },
                  ],
                },
              ],
            },
            {
              name: 'confirmations',
              type: 'checkbox',
              defaultValue: true,
              label: 'Confirm each request to its sender by mail',
            },
          ],
        },
        {
          label: 'Forms',
          fields: [
            {
              name: 'subscriptionRequired',
              type: 'checkbox',
              localized: true,
              defaultValue: true,
              label: 'Senders of a message must agree to news by mail',
              admin: {
                description:
                  'Switch it off on sites for the European Union or the United Kingdom: a consent that is required is not valid there (GDPR, article 7).',
              },
            },
            {
              name: 'contractOpen',
              type: 'checkbox',
              defaultValue: true,
              label: 'Accept requests from other systems at /f/',
              admin: { description: 'Off: contactUs/add, messageBoard/add and file/upload accept nothing.' },
            },
          ],
        },
        {
          label: 'Other systems',
          fields: [
            {
              name: 'webhooks',
              type: 'array',
              admin: {
                description:
                  'Each new request is posted to these addresses, signed according to Standard Webhooks.',
              },
              fields: [
                { name: 'address', type: 'text', required: true, validate: isWebhookAddress },
                {
                  name: 'kinds',
                  type: 'select',
                  hasMany: true,
                  options: kinds,
                  admin: { description: 'Empty: all.' },
                },
                {
                  name: 'secret',
                  type: 'text',
                  required: true,
                  defaultValue: () => `whsec_${randomBytes(24).toString('base64')}`,
                  validate: isWebhookSecret,
                  admin: { description: 'The receiver checks the signature with it.' },
                },
              ],
            },
          ],
        },
        {
          label: 'Retention',
          fields: [
            {
              name: 'retentionDays',
              type: 'number',
              defaultValue: 730,
              min: 1,
              max: 3650,
              admin: {
                description:
                  'After this number of days the personal data of a request is erased; kind, site, products and status stay.',
              },
            },
          ],
        },
      ],
    },
  ],
}
