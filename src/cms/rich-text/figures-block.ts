import type { Block } from 'payload'
import { translated } from '../texts'
import { withLabel } from '../texts/field-labels'

/** Up to three figures in a row, large on the page; `src/lib/rich-text-figures.ts` writes their HTML. */
export const figuresBlock: Block = {
  slug: 'keyFigures',
  admin: { disableBlockName: true },
  labels: { singular: translated('fields:figures'), plural: translated('fields:figures') },
  fields: [
    withLabel({
      name: 'figures',
      type: 'array',
      minRows: 1,
      maxRows: 3,
      admin: { description: translated('content:textFiguresHelp') },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'figure', type: 'text', required: true, maxLength: 12 },
            { name: 'unit', type: 'text', maxLength: 16 },
            { name: 'label', type: 'text', required: true, maxLength: 60 },
          ],
        },
      ],
    }),
  ],
}
