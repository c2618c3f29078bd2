import { contentCollection } from '@/cms/content-collection'
import { orderField } from '@/cms/fields/order-field'
import { titleField } from '@/cms/fields/title-field'
import { unitField } from '@/cms/fields/unit-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { adminText, translated } from '@/cms/texts'
import type { Validated } from '@/cms/fields/link-address'

/** The parameters of products: defined and translated once, so that values can be compared. */
export const parameters = contentCollection({
  slug: 'parameters',
  labels: { singular: translated('content:parameter'), plural: translated('content:parameters') },
  admin: {
    useAsTitle: 'name',
    group: translated('groups:catalogue'),
    defaultColumns: ['name', 'class', 'kind', 'unit', 'filter', 'order'],
    listSearchableFields: ['name', 'code'],
  },
  defaultSort: ['class', 'order'],
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
        (typeof value === 'string' && /^[a-z0-9-]{1,60}$/.test(value)) ||
        adminText(req)('errors:parameterCode'),
      hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
    },
    { name: 'class', type: 'relationship', relationTo: 'parameter-classes', required: true, index: true },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'number',
          options: [
            { value: 'number', label: translated('content:number') },
            { value: 'range', label: translated('content:range') },
            { value: 'text', label: translated('content:text') },
            { value: 'flag', label: translated('content:yesOrNo') },
          ],
        },
        unitField(translated('content:parameterUnit')),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'filter',
          type: 'select',
          required: true,
          defaultValue: 'none',
          index: true,
          options: [
            { value: 'none', label: translated('content:filterNone') },
            { value: 'temperature', label: translated('content:filterTemperature') },
            { value: 'volume', label: translated('content:filterVolume') },
          ],
        },
        { name: 'compare', type: 'checkbox', defaultValue: true, label: translated('content:compared') },
      ],
    },
    orderField({ sidebar: false }),
  ],
})
