import type { ArrayField } from 'payload'
import { unitField } from '@/cms/fields/unit-field'
import { translated } from '@/cms/texts'

const ownUnit = unitField(translated('content:ownUnit'))

/** Fields that appear only where they suit the kind of the parameter. */
function shownBy(component: 'ValueField' | 'UpToField' | 'OwnUnitField' | 'WordsField' | 'FlagField') {
  return { components: { Field: `/src/cms/admin/parameter-fields/parameter-fields#${component}` } }
}

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
        {
          name: 'value',
          type: 'number',
          admin: { description: translated('content:valueHelp'), ...shownBy('ValueField') },
        },
        {
          name: 'upTo',
          type: 'number',
          admin: { description: translated('content:upToHelp'), ...shownBy('UpToField') },
        },
        { ...ownUnit, admin: { ...ownUnit.admin, ...shownBy('OwnUnitField') } },
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
          admin: { description: translated('content:parameterText'), ...shownBy('WordsField') },
        },
        { name: 'flag', type: 'checkbox', label: translated('content:yes'), admin: shownBy('FlagField') },
      ],
    },
  ],
}
