import type { ArrayField, Field, GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { checkLinkAddress } from '@/cms/fields/link-field'
import { rowLabel } from '@/cms/fields/row-label'
import { invalidateGlobal, rememberGlobal } from '@/cms/hooks/invalidate'
import { translated } from '@/cms/texts'
import { previewBridge, previewOfGlobal } from '@/cms/preview/preview-of'

const address: Field = {
  name: 'address',
  type: 'text',
  maxLength: 2000,
  validate: checkLinkAddress,
}

const label: Field = { name: 'label', type: 'text', required: true, maxLength: 80 }

/** Menus of each site (S1 2.2, 2.4). `key` is the id of an entry in the old system. */
export const navigation: GlobalConfig = {
  slug: 'navigation',
  label: translated('settings:navigation'),
  admin: {
    ...previewOfGlobal('navigation'),
    components: { elements: { beforeDocumentControls: [previewBridge] } },
    group: translated('groups:settings'),
  },
  access: { read: editors, readVersions: editors, update: editors },
  versions: { max: 20 },
  hooks: { beforeChange: [rememberGlobal], afterChange: [invalidateGlobal] },
  fields: [
    menu('header', [
      { name: 'key', type: 'text', maxLength: 40 },
      label,
      address,
      { name: 'description', type: 'textarea', maxLength: 300 },
      { name: 'picture', type: 'upload', relationTo: 'media' },
      {
        name: 'children',
        type: 'array',
        dbName: 'nav_header_children',
        fields: [label, address],
        admin: rowLabel('label'),
      },
    ]),
    menu('utility', [label, address]),
    menu('footerColumns', [
      label,
      address,
      {
        name: 'children',
        type: 'array',
        dbName: 'nav_footer_children',
        fields: [label, address],
        admin: rowLabel('label'),
      },
    ]),
    menu('footerLinks', [label, address]),
    menu('friendlyLinks', [label, address, { name: 'picture', type: 'upload', relationTo: 'media' }]),
  ],
}

function menu(name: string, fields: Field[]): ArrayField {
  return {
    name,
    type: 'array',
    localized: true,
    dbName: `nav_${name.toLowerCase()}`,
    fields,
    admin: rowLabel('label'),
  }
}
