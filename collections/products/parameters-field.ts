import type { ArrayField } from 'payload'
import { unitField } from '@/cms/fields/unit-field'

/** The values of the dictionary's parameters: numbers or words, never formatted text. */
export const parametersField: ArrayField = {
  name: 'parameters',
  type: 'array',
  maxRows: 100,
  labels: { singular: 'Parameter', plural: 'Parameters' },
  admin: {
    description:
      'Values that pages group by class, convert for the reader, filter and compare. Their order here does not matter.',
    initCollapsed: true,
    components: { RowLabel: '/src/cms/admin/row-labels/row-labels#ParameterLabel' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'parameter', type: 'relationship', relationTo: 'parameters', required: true, index: true },
        { name: 'value', type: 'number', admin: { description: 'The number, or where a range begins.' } },
        { name: 'upTo', type: 'number', admin: { description: 'Where a range ends.' } },
        unitField("Only when it is not the parameter's own."),
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
          label: 'Words',
          admin: { description: 'For parameters that are words, on each site in its language.' },
        },
        { name: 'flag', type: 'checkbox', label: 'Yes' },
      ],
    },
  ],
}
