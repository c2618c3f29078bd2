import type { ArrayField, Field, GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { rowLabel, rowLabelWithCount } from '@/cms/fields/row-label'
import { targetField } from '@/cms/fields/target-field'
import { previewedGlobal } from '@/cms/previewed-global'
import { translated } from '@/cms/texts'

const label: Field = { name: 'label', type: 'text', required: true, maxLength: 80 }

const address = targetField({ name: 'address', global: 'navigation' })

/** Menus of each site (S1 2.2, 2.4). */
export const navigation: GlobalConfig = previewedGlobal({
  slug: 'navigation',
  label: translated('settings:navigation'),
  admin: { group: translated('groups:settings') },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [
    menu('header', [
      label,
      address,
      { name: 'description', type: 'textarea', maxLength: 300 },
      { name: 'picture', type: 'upload', relationTo: 'media' },
      children('nav_header_children'),
    ]),
    menu('utility', [label, address]),
    menu('footerColumns', [label, address, children('nav_footer_children')]),
    menu('footerLinks', [label, address]),
    menu('friendlyLinks', [label, address, { name: 'picture', type: 'upload', relationTo: 'media' }]),
  ],
})

function menu(name: string, fields: Field[]): ArrayField {
  return {
    name,
    type: 'array',
    localized: true,
    dbName: `nav_${name.toLowerCase()}`,
    fields,
    admin: rowLabelWithCount('children', 'label'),
  }
}

function children(dbName: string): ArrayField {
  return { name: 'children', type: 'array', dbName, fields: [label, address], admin: rowLabel('label') }
}
