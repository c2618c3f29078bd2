import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { previewOf } from '@/cms/preview/preview-of'

/** People of the team page (S1 2.13, 3). */
export const teamMembers = contentCollection({
  slug: 'team-members',
  labels: { singular: 'Team member', plural: 'Team members' },
  admin: {
    useAsTitle: 'name',
    group: 'Company',
    defaultColumns: ['name', 'title', 'group', 'order', '_status', 'sites'],
    listSearchableFields: ['name', 'title', 'department', 'email'],
    ...previewOf('team-members'),
  },
  defaultSort: 'order',
  versions: contentVersions,
  fields: [
    fallbackNotice(['name', 'title', 'department']),
    titleField({ name: 'name', maxLength: 120 }),
    {
      type: 'row',
      fields: [
        { name: 'title', type: 'text', localized: true, maxLength: 160, label: 'Position' },
        { name: 'department', type: 'text', localized: true, maxLength: 160 },
      ],
    },
    {
      name: 'email',
      type: 'email',
      admin: { description: 'Empty: no mail link.' },
    },
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'An upright portrait; groups of leaders show it.' },
    },
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'team-groups',
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'The group on the team page. The order of its members is set in the group.',
      },
    },
    sitesField,
    orderField(),
  ],
})
