import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { previewOf } from '@/cms/preview/preview-of'

/** Service solution types with their introductions (S2 2.8). */
export const serviceSolutionTypes = contentCollection({
  slug: 'service-solution-types',
  dbName: 'service_types',
  labels: { singular: 'Service solution', plural: 'Service solutions' },
  admin: {
    useAsTitle: 'name',
    group: 'Services',
    defaultColumns: ['name', 'mode', 'contractLayout', 'order', '_status'],
    ...previewOf('service-solution-types'),
  },
  defaultSort: 'order',
  versions: contentVersions,
  hooks: { beforeDelete: [refuseWhileUsed] },
  fields: [
    fallbackNotice(['name', 'content']),
    titleField({ name: 'name', maxLength: 160 }),
    { name: 'cover', type: 'upload', relationTo: 'media' },
    { name: 'content', type: 'richText', localized: true, label: 'Introduction' },
    {
      name: 'mode',
      type: 'select',
      required: true,
      defaultValue: 'tabs',
      options: [
        { value: 'tabs', label: 'Tabs: introduction, contracts, cases, contact' },
        { value: 'single', label: 'Introduction only' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'contractLayout',
      type: 'select',
      required: true,
      defaultValue: 'normal',
      options: [
        { value: 'normal', label: 'Overview, benefits, package, brochure' },
        { value: 'special', label: 'Overview, features, parameters, brochure' },
      ],
      admin: { position: 'sidebar', description: 'The page layout of its contracts.' },
    },
    orderField(),
    sitesField,
  ],
})
