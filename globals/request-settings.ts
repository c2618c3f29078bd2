import { randomBytes } from 'node:crypto'
import type { GlobalConfig } from 'payload'
import { administrators } from '@/cms/access/roles'
import { rowLabel } from '@/cms/fields/row-label'
import { invalidateGlobal, rememberGlobal } from '@/cms/hooks/invalidate'
import { previewBridge, previewOfGlobal } from '@/cms/preview/preview-of'
import { siteLabels } from '@/cms/site-labels'
import { siteIds } from '@/i18n/locales'
import { inquiryKinds } from '@/lib/inquiries/kinds'
import { adminText, translated } from '@/cms/texts'
import type { Validated } from '@/cms/fields/link-address'

const kinds = inquiryKinds.map((value) => ({ value, label: translated(`inquiryKinds:${value}`) }))
const sites = siteIds.map((value) => ({ value, label: siteLabels[value] }))

const mailAddress = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/

function areMailAddresses(values: unknown, { req }: Validated) {
  const all = Array.isArray(values) ? values.map(String) : []
  if (all.length === 0) return adminText(req)('errors:mailMissing')
  return all.every((value) => mailAddress.test(value)) || adminText(req)('errors:mailAddresses')
}

function isWebhookAddress(value: unknown, { req }: Validated) {
  return /^https?:\/\/[^\s/]+/i.test(String(value ?? '')) || adminText(req)('errors:webhookAddress')
}

function isWebhookSecret(value: unknown, { req }: Validated) {
  const isUsable = /^whsec_[A-Za-z\d+/]{32,}={0,2}$/.test(String(value ?? ''))
  return isUsable || adminText(req)('errors:webhookSecret')
}

/** Recipients and webhooks of inquiries, the rules of the forms, and the retention period. */
export const requestSettings: GlobalConfig = {
  slug: 'request-settings',
  label: translated('settings:requestSettings'),
  admin: {
    group: translated('groups:requests'),
    ...previewOfGlobal('request-settings'),
    components: { elements: { beforeDocumentControls: [previewBridge] } },
  },
  access: { read: administrators, readVersions: administrators, update: administrators },
  versions: { max: 20 },
  hooks: { beforeChange: [rememberGlobal], afterChange: [invalidateGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: translated('settings:mail'),
          fields: [
            {
              name: 'recipients',
              type: 'array',
              labels: {
                singular: translated('settings:recipients'),
                plural: translated('settings:recipients'),
              },
              admin: {
                description: translated('settings:recipientsHelp'),
                ...rowLabel('addresses', 'kinds', 'sites'),
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
                      admin: { description: translated('settings:emptyAll') },
                    },
                    {
                      name: 'sites',
                      type: 'select',
                      hasMany: true,
                      options: sites,
                      admin: { description: translated('settings:emptyAll') },
                    },
                  ],
                },
              ],
            },
            {
              name: 'confirmations',
              type: 'checkbox',
              defaultValue: true,
              label: translated('settings:confirmToSender'),
            },
          ],
        },
        {
          label: translated('settings:forms'),
          fields: [
            {
              name: 'subscriptionRequired',
              type: 'checkbox',
              localized: true,
              defaultValue: true,
              label: translated('settings:mustAgree'),
              admin: {
                description: translated('settings:mustAgreeHelp'),
              },
            },
            {
              name: 'contractOpen',
              type: 'checkbox',
              defaultValue: true,
              label: translated('settings:acceptOthers'),
              admin: { description: translated('settings:acceptOthersHelp') },
            },
          ],
        },
        {
          label: translated('settings:otherSystems'),
          fields: [
            {
              name: 'webhooks',
              type: 'array',
              admin: {
                description: translated('settings:webhooksHelp'),
                ...rowLabel('address', 'kinds'),
              },
              fields: [
                { name: 'address', type: 'text', required: true, validate: isWebhookAddress },
                {
                  name: 'kinds',
                  type: 'select',
                  hasMany: true,
                  options: kinds,
                  admin: { description: translated('settings:emptyAll') },
                },
                {
                  name: 'secret',
                  type: 'text',
                  required: true,
                  defaultValue: () => `whsec_${randomBytes(24).toString('base64')}`,
                  validate: isWebhookSecret,
                  admin: { description: translated('settings:secretHelp') },
                },
              ],
            },
          ],
        },
        {
          label: translated('settings:retention'),
          fields: [
            {
              name: 'retentionDays',
              type: 'number',
              defaultValue: 730,
              min: 1,
              max: 3650,
              admin: {
                description: translated('settings:retentionHelp'),
              },
            },
          ],
        },
      ],
    },
  ],
}
