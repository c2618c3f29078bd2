import { contentCollection } from '@/cms/content-collection'
import { previewOf } from '@/cms/preview/preview-of'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { translated } from '@/cms/texts'

/** Case types in menu order (S1 3). */
export const caseTypes = contentCollection(
  withManualOrder(translated('content:orderOfCaseTypes'), {
    slug: 'case-types',
    labels: { singular: translated('content:caseType'), plural: translated('content:caseTypes') },
    admin: {
      ...previewOf('case-types'),
      useAsTitle: 'name',
      group: translated('groups:cases'),
      defaultColumns: ['name', 'order', 'sites'],
    },
    versions: false,
    hooks: { beforeDelete: [refuseWhileUsed] },
    fields: [
      titleField({ name: 'name', maxLength: 120 }),
      { name: 'cover', type: 'upload', relationTo: 'media' },
      orderField({ sidebar: false }),
      sitesField,
    ],
  }),
)
