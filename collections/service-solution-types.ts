import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderList } from '@/cms/fields/order-list-field'
import { orderEndpoints } from '@/cms/ordering/order-endpoints'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { previewOf } from '@/cms/preview/preview-of'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { translated } from '@/cms/texts'

/** Service solution types with their introductions (S2 2.8). */
export const serviceSolutionTypes = contentCollection(
  withManualOrder(translated('content:orderOfServiceSolutions'), {
    slug: 'service-solution-types',
    dbName: 'service_types',
    labels: {
      singular: translated('content:serviceSolution'),
      plural: translated('content:serviceSolutions'),
    },
    admin: {
      useAsTitle: 'name',
      group: translated('groups:services'),
      defaultColumns: ['name', 'mode', 'contractLayout', 'order', '_status'],
      ...previewOf('service-solution-types'),
    },
    versions: contentVersions,
    endpoints: [
      ...orderEndpoints({
        path: '/:id/case-order',
        collection: 'service-cases',
        of: (id) => ({ type: { equals: id } }),
      }),
      ...orderEndpoints({
        path: '/:id/contract-order',
        collection: 'service-contracts',
        of: (id) => ({ type: { equals: id } }),
      }),
    ],
    hooks: { beforeDelete: [refuseWhileUsed] },
    fields: [
      fallbackNotice(['name', 'content']),
      titleField({ name: 'name', maxLength: 160 }),
      { name: 'cover', type: 'upload', relationTo: 'media' },
      { name: 'content', type: 'richText', localized: true, label: translated('content:introduction') },
      {
        name: 'mode',
        type: 'select',
        required: true,
        defaultValue: 'tabs',
        options: [
          { value: 'tabs', label: translated('content:modeTabs') },
          { value: 'single', label: translated('content:modeSingle') },
        ],
        admin: { position: 'sidebar' },
      },
      {
        name: 'contractLayout',
        type: 'select',
        required: true,
        defaultValue: 'normal',
        options: [
          { value: 'normal', label: translated('content:layoutNormal') },
          { value: 'special', label: translated('content:layoutSpecial') },
        ],
        admin: { position: 'sidebar', description: translated('content:contractLayoutHelp') },
      },
      orderField(),
      sitesField,
      orderList({
        name: 'contractOrder',
        label: translated('content:orderOfServiceContracts'),
        owner: 'service-solution-types',
        path: 'contract-order',
        collection: 'service-contracts',
      }),
      orderList({
        name: 'caseOrder',
        label: translated('content:orderOfServiceCases'),
        owner: 'service-solution-types',
        path: 'case-order',
        collection: 'service-cases',
      }),
    ],
  }),
)
