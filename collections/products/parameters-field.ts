import type { ArrayField } from 'payload'
import { unitField } from '@/cms/fields/unit-field'

/** The values of the parameters: numbers or plain text, never formatted text. */
export const parametersField: ArrayField = {
  name: 'parameters',
  type: 'array',
  maxRows: 100,
  labels: { singular: 'Parameter', plural: 'Parameters' },
  admin: {
    description:
      'Pages group these values by class, convert their units, filter and compare them. Their order here does not matter.',
    initCollapsed: true,
    components: { RowLabel: '/src/cms/admin/row-labels/row-labels#ParameterLabel' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'parameter', type: 'relationship', relationTo: 'parameters', required: true, index: true },
        { name: 'value', type: 'number', admin: { description: 'The number, or the start of a range.' } },
        { name: 'upTo', type: 'number', admin: { description: 'The end of a range.' } },
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
          label: 'Text',
          admin: { description: 'For parameters of the kind Text, in the language of each site.' },
        },
        { name: 'flag', type: 'checkbox', label: 'Yes' },
      ],
    },
  ],
}
