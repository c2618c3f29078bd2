import type { Field, GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { addressField } from '@/cms/fields/address-field'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { previewedGlobal } from '@/cms/previewed-global'

/** Embedded pages of external services, and the board secretary's card (S1 2.15). */
export const investorRelations: GlobalConfig = previewedGlobal({
  slug: 'investor-relations',
  label: 'Investor relations',
  admin: { group: 'Company' },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [
    fallbackNotice(['stocks.address', 'notice.address', 'contact.name', 'contact.email']),
    embeddedPage('stocks', 'Stock quotes'),
    embeddedPage('notice', 'Announcements'),
    {
      name: 'contact',
      type: 'group',
      admin: { description: "The board secretary's card." },
      fields: [
        { type: 'row', fields: [line('name'), line('position')] },
        { type: 'row', fields: [line('phone'), line('fax')] },
        { type: 'row', fields: [line('postcode'), line('email')] },
        line('address'),
      ],
    },
  ],
})

function embeddedPage(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'group',
    admin: {
      description:
        'A page of another service. Its host must be listed in the frame hosts of the site settings.',
    },
    fields: [
      { name: 'label', type: 'text', localized: true, maxLength: 120 },
      addressField({ name: 'address', localized: true }),
    ],
  }
}

function line(name: string): Field {
  return { name, type: 'text', localized: true, maxLength: 200 }
}
