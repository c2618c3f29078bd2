import type { Field, GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { addressField } from '@/cms/fields/address-field'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { previewedGlobal } from '@/cms/previewed-global'
import { type Label, translated } from '@/cms/texts'

/** Embedded pages of external services, and the board secretary's card (S1 2.15). */
export const investorRelations: GlobalConfig = previewedGlobal({
  slug: 'investor-relations',
  label: translated('settings:investorRelations'),
  admin: { group: translated('groups:company') },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [
    fallbackNotice(['stocks.address', 'notice.address', 'contact.name', 'contact.email']),
    embeddedPage('stocks', translated('settings:stockQuotes')),
    embeddedPage('notice', translated('settings:announcements')),
    {
      name: 'contact',
      type: 'group',
      admin: { description: translated('settings:secretaryCard') },
      fields: [
        { type: 'row', fields: [line('name'), line('position')] },
        { type: 'row', fields: [line('phone'), line('fax')] },
        { type: 'row', fields: [line('postcode'), line('email')] },
        line('address'),
      ],
    },
  ],
})

function embeddedPage(name: string, label: Label): Field {
  return {
    name,
    label,
    type: 'group',
    admin: {
      description: translated('settings:embeddedPageHelp'),
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
