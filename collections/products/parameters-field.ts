import type { ArrayField } from 'payload'
import { unitField } from '@/cms/fields/unit-field'
import { translated } from '@/cms/texts'

/** The values of the parameters: numbers or plain text, never formatted text. */
export const parametersField: ArrayField = {
  name: 'parameters',
  type: 'array',
  maxRows: 100,
  labels: { singular: translated('content:parameter'), plural: translated('content:parameters') },
  admin: {
    description: translated('content:parametersHelp'),
    initCollapsed: true,
    components: { RowLabel: '/src/cms/admin/row-labels/row-labels#ParameterLabel' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'parameter', type: 'relationship', relationTo: 'parameters', required: true, index: true },
        { name: 'value', type: 'number', admin: { description: translated('content:valueHelp') } },
        { name: 'upTo', type: 'number', admin: { description: translated('content:upToHelp') } },
        unitField(translated('content:ownUnit')),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'text',
          type: 'text',
          localized: true,
          maxLength: 300,
          label: translated('content:text'),
          admin: { description: translated('content:parameterText') },
        },
        { name: 'flag', type: 'checkbox', label: translated('content:yes') },
      ],
    },
  ],
}
