import { contentCollection } from '@/cms/content-collection'
import { siteOrAllField } from '@/cms/fields/site-or-all-field'
import { checkRedirectHook, normaliseRedirectHook, resolveMissingAddresses } from '@/cms/redirects/hooks'
import { redirectDefaults } from '@/cms/redirects/default-values'
import { redirectEndpoints } from '@/cms/redirects/endpoints'
import { isPublicTarget, targetCollections } from '@/cms/redirects/targets'
import { translated } from '@/cms/texts'

/** What visitors of a missing address get instead (decision 112). */
export const redirects = contentCollection({
  slug: 'redirects',
  labels: { singular: translated('content:redirect'), plural: translated('content:redirects') },
  admin: {
    group: translated('groups:addresses'),
    description: translated('content:redirectsHelp'),
    useAsTitle: 'from',
    defaultColumns: ['from', 'site', 'address', 'permanent', 'enabled', 'note'],
    listSearchableFields: ['from', 'address', 'note'],
    components: {
      beforeListTable: ['/src/cms/redirects/admin/list-tools#RedirectListTools'],
      views: {
        table: {
          Component: '/src/cms/redirects/admin/table-view#RedirectTableView',
          path: '/table',
        },
      },
    },
  },
  versions: false,
  disableDuplicate: true,
  endpoints: redirectEndpoints,
  hooks: {
    beforeValidate: [normaliseRedirectHook],
    beforeChange: [checkRedirectHook],
    afterChange: [resolveMissingAddresses],
  },
  indexes: [{ fields: ['site', 'key'], unique: true }],
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      maxLength: 500,
      defaultValue: redirectDefaults.from,
      admin: { description: translated('content:redirectFrom') },
    },
    {
      ...siteOrAllField,
      label: translated('content:redirectSite'),
      defaultValue: redirectDefaults.site,
    },
    {
      name: 'document',
      type: 'relationship',
      relationTo: [...targetCollections],
      filterOptions: ({ relationTo }) => isPublicTarget(relationTo),
      label: translated('content:redirectDocument'),
    },
    {
      name: 'address',
      type: 'text',
      maxLength: 2000,
      label: translated('content:redirectTarget'),
      admin: {
        description: translated('content:redirectAddressHelp'),
        condition: (_data, sibling) => !sibling?.document,
      },
    },
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: translated('content:redirectPermanent') },
    },
    { name: 'enabled', type: 'checkbox', defaultValue: true, index: true },
    { name: 'note', type: 'textarea', maxLength: 1000 },
    {
      name: 'lookup',
      type: 'ui',
      admin: { components: { Field: '/src/cms/redirects/admin/redirect-test#RedirectTestField' } },
    },
    // The one spelling of `from`, by which a request is matched.
    { name: 'key', type: 'text', hidden: true },
  ],
})
