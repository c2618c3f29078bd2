import { contentCollection } from '@/cms/content-collection'
import { orderField } from '@/cms/fields/order-field'
import { titleField } from '@/cms/fields/title-field'
import { unitField } from '@/cms/fields/unit-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'

/** The parameters of products: defined and translated once, so that values can be compared. */
export const parameters = contentCollection({
  slug: 'parameters',
  labels: { singular: 'Parameter', plural: 'Parameters' },
  admin: {
    useAsTitle: 'name',
    group: 'Catalogue',
    defaultColumns: ['name', 'class', 'kind', 'unit', 'filter', 'order'],
    listSearchableFields: ['name', 'code'],
  },
  defaultSort: 'order',
  versions: false,
  hooks: { beforeDelete: [refuseWhileUsed] },
  fields: [
    titleField({ name: 'name', maxLength: 120 }),
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z0-9-]{1,60}$/.test(value)) ||
        'A code has lower-case letters, digits and -; it names the column of exported tables.',
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
            { value: 'number', label: 'Number' },
            { value: 'range', label: 'Range, from and to' },
            { value: 'text', label: 'Text' },
            { value: 'flag', label: 'Yes or no' },
          ],
        },
        unitField('The unit of its stored values. Empty for plain numbers and texts.'),
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
            { value: 'none', label: 'Not used to filter' },
            { value: 'temperature', label: 'Temperature filter' },
            { value: 'volume', label: 'Volume filter' },
          ],
        },
        { name: 'compare', type: 'checkbox', defaultValue: true, label: 'Shown when products are compared' },
      ],
    },
    orderField({ sidebar: false }),
  ],
})
