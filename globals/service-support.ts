import type { GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { addressField } from '@/cms/fields/address-field'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { previewedGlobal } from '@/cms/previewed-global'

/** Promises, pillars, hotline and links of service and support (S2 1, 2.16, 2.17). */
export const serviceSupport: GlobalConfig = previewedGlobal({
  slug: 'service-support',
  label: 'Service and support',
  admin: { group: 'Support' },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [
    fallbackNotice(['lead', 'customerIntroduction']),
    { name: 'lead', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    {
      name: 'promises',
      type: 'array',
      localized: true,
      maxRows: 6,
      admin: { description: 'Figures with a few words, such as 24 h: hotline, 365 days a year.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'figure', type: 'text', required: true, maxLength: 20 },
            { name: 'label', type: 'text', required: true, maxLength: 120 },
          ],
        },
      ],
    },
    {
      name: 'pillars',
      type: 'array',
      localized: true,
      maxRows: 12,
      admin: { description: 'The main elements of the service.' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        { name: 'text', type: 'textarea', maxLength: 600 },
      ],
    },
    { name: 'hotline', type: 'text', localized: true, maxLength: 60 },
    {
      name: 'officialAccount',
      type: 'upload',
      relationTo: 'media',
      admin: {
        description: 'The QR code of the official account, on the page of the online repair request.',
      },
    },
    {
      name: 'repairLabel',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: {
        description:
          'The label of the external link to the online repair request. Without an address there is no link.',
      },
    },
    addressField({ name: 'repairAddress', localized: true, admin: { description: 'Opens in a new tab.' } }),
    {
      name: 'customerIntroduction',
      type: 'textarea',
      localized: true,
      maxLength: 1200,
      admin: { description: 'Shown above the customer support form.' },
    },
    {
      name: 'contactPicture',
      type: 'upload',
      relationTo: 'media',
      localized: true,
      admin: {
        description: 'The banner of the contact page. A site without one of its own shows the global one.',
      },
    },
  ],
})
