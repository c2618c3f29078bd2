import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { previewOf } from '@/cms/preview/preview-of'
import { translated } from '@/cms/texts'

/** People of the team page (S1 2.13, 3). */
export const teamMembers = contentCollection({
  slug: 'team-members',
  labels: { singular: translated('content:teamMember'), plural: translated('content:teamMembers') },
  admin: {
    useAsTitle: 'name',
    group: translated('groups:company'),
    defaultColumns: ['name', 'title', 'group', 'order', '_status', 'sites'],
    listSearchableFields: ['name', 'title', 'department', 'email'],
    ...previewOf('team-members'),
  },
  defaultSort: 'order',
  versions: contentVersions,
  fields: [
    fallbackNotice(['name', 'title', 'department']),
    titleField({
      name: 'name',
      maxLength: 120,
      label: translated('content:personName'),
      isName: true,
    }),
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          localized: true,
          maxLength: 160,
          label: translated('content:jobTitle'),
        },
        { name: 'department', type: 'text', localized: true, maxLength: 160 },
      ],
    },
    {
      name: 'email',
      type: 'email',
      admin: { description: translated('content:noMailLink') },
    },
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      admin: { description: translated('content:portrait') },
    },
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'team-groups',
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: translated('content:memberGroup'),
      },
    },
    sitesField,
    orderField(),
  ],
})
