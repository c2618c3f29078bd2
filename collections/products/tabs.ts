import type { Field, Tab } from 'payload'
import { filePreview } from '@/cms/fields/file-preview-field'
import { titleField } from '@/cms/fields/title-field'
import { approvalKinds } from '@/lib/approval-kinds'
import { markets } from '@/lib/markets'
import { parametersField } from './parameters-field'
import { type Label, translated } from '@/cms/texts'

/** Names and introduction. */
export const generalTab: Tab = {
  label: translated('content:product'),
  fields: [
    titleField({ name: 'name', maxLength: 200 }),
    {
      type: 'row',
      fields: [
        {
          name: 'listName',
          type: 'text',
          localized: true,
          maxLength: 120,
          admin: { description: translated('content:listNameHelp') },
        },
        {
          name: 'model',
          type: 'text',
          maxLength: 60,
          index: true,
          admin: { description: translated('content:modelHelp') },
        },
      ],
    },
    {
      name: 'brief',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: translated('content:productBrief') },
    },
    {
      name: 'overview',
      type: 'richText',
      localized: true,
      admin: { description: translated('content:overviewHelp') },
    },
  ],
}

export const picturesTab: Tab = {
  label: translated('content:pictures'),
  fields: [
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      displayPreview: true,
      admin: { description: translated('content:productCover') },
    },
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 30,
      admin: { description: translated('content:productPictures') },
    },
    {
      name: 'hdPicture',
      type: 'upload',
      relationTo: 'files',
      label: translated('content:hdPicture'),
      admin: { description: translated('content:hdPictureHelp') },
    },
    filePreview('hdPicture'),
    {
      name: 'certificates',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 20,
      admin: { description: translated('content:certificatesHelp') },
    },
  ],
}

export const featuresTab: Tab = {
  label: translated('content:features'),
  fields: [
    {
      name: 'traits',
      type: 'array',
      maxRows: 20,
      label: translated('content:features'),
      labels: { singular: translated('content:feature'), plural: translated('content:features') },
      admin: {
        description: translated('content:featuresHelp'),
        initCollapsed: true,
        components: { RowLabel: '/src/cms/admin/row-labels/row-labels#TraitLabel' },
      },
      fields: [
        {
          name: 'firstTrait',
          type: 'text',
          localized: true,
          maxLength: 160,
          label: translated('content:heading'),
        },
        {
          name: 'secondTraits',
          type: 'textarea',
          localized: true,
          maxLength: 2000,
          label: translated('content:details'),
          admin: { description: translated('content:onePerLine') },
        },
        { name: 'image', type: 'upload', relationTo: 'media' },
      ],
    },
  ],
}

export const parametersTab: Tab = { label: translated('content:parameters'), fields: [parametersField] }

export const approvalsTab: Tab = {
  label: translated('content:approvalsAndMarkets'),
  fields: [
    {
      name: 'approvals',
      type: 'array',
      maxRows: 20,
      labels: { singular: translated('content:approval'), plural: translated('content:approvals') },
      admin: {
        description: translated('content:approvalsHelp'),
        initCollapsed: true,
        components: { RowLabel: '/src/cms/admin/row-labels/row-labels#ApprovalLabel' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'kind',
              type: 'select',
              required: true,
              options: approvalKinds.map((value) => ({
                value,
                label: value === 'other' ? translated('content:otherApproval') : value,
              })),
            },
            {
              name: 'code',
              type: 'text',
              maxLength: 80,
              admin: { description: translated('content:approvalCode') },
            },
            { name: 'expires', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
          ],
        },
        { name: 'document', type: 'relationship', relationTo: 'materials' },
      ],
    },
    {
      name: 'markets',
      type: 'select',
      hasMany: true,
      options: markets.map(({ value }) => ({ value, label: translated(`markets:${value}`) })),
      admin: { description: translated('content:marketsHelp') },
    },
    {
      name: 'availability',
      type: 'select',
      required: true,
      defaultValue: 'active',
      index: true,
      options: [
        { value: 'active', label: translated('content:active') },
        { value: 'discontinued', label: translated('content:discontinued') },
      ],
    },
    {
      name: 'replacedBy',
      type: 'relationship',
      relationTo: 'products',
      filterOptions: excludeItself,
      admin: { condition: ({ availability }) => availability === 'discontinued' },
    },
  ],
}

export const relationsTab: Tab = {
  label: translated('content:relations'),
  fields: [
    {
      name: 'solutions',
      type: 'relationship',
      relationTo: 'solutions',
      hasMany: true,
      index: true,
      admin: { description: translated('content:productSolutions') },
    },
    {
      name: 'recommendations',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      filterOptions: excludeItself,
      admin: { description: translated('content:recommendationsHelp') },
    },
    joinField('materials', translated('content:productMaterials')),
    joinField('cases', translated('content:productCases')),
  ],
}

function joinField(collection: 'materials' | 'cases', description: Label): Field {
  return {
    name: collection,
    type: 'join',
    collection,
    on: 'products',
    defaultLimit: 20,
    // Materials of a product have the same name in each language.
    admin: {
      description,
      defaultColumns: collection === 'materials' ? ['name', 'language', '_status'] : ['name', '_status'],
    },
  }
}

function excludeItself({ id }: { id: number | string | undefined }) {
  return id ? { id: { not_equals: id } } : true
}
