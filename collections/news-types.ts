import { contentCollection } from '@/cms/content-collection'
import { previewOf } from '@/cms/preview/preview-of'
import { sitesField } from '@/cms/fields/sites-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { titleField } from '@/cms/fields/title-field'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { adminText, translated } from '@/cms/texts'
import type { Validated } from '@/cms/fields/link-address'

/** The news types of S1 2.8, in the order of their menu. */
export const newsTypes = contentCollection(
  withManualOrder(translated('content:orderOfNewsTypes'), {
    slug: 'news-types',
    labels: { singular: translated('content:newsType'), plural: translated('content:newsTypes') },
    admin: {
      ...previewOf('news-types', 'code'),
      useAsTitle: 'name',
      group: translated('groups:news'),
      defaultColumns: ['name', 'code', 'order'],
    },
    versions: false,
    hooks: { beforeDelete: [refuseWhileUsed] },
    fields: [
      titleField({ name: 'name', maxLength: 120 }),
      {
        name: 'code',
        type: 'text',
        required: true,
        unique: true,
        validate: (value: unknown, { req }: Validated) =>
          typeof value === 'string' && /^[A-Za-z0-9_-]{1,60}$/.test(value)
            ? true
            : adminText(req)('errors:newsTypeCode'),
        hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
        admin: { description: translated('content:newsTypeCode') },
      },
      { name: 'order', type: 'number', required: true, defaultValue: 0, index: true },
      sitesField,
    ],
  }),
)
