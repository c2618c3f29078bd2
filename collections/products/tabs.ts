import type { Field, Tab } from 'payload'
import { filePreview } from '@/cms/fields/file-preview-field'
import { titleField } from '@/cms/fields/title-field'
import { approvalKinds } from '@/lib/approval-kinds'
import { markets } from '@/lib/markets'
import { parametersField } from './parameters-field'

/** Names and introduction. */
export const generalTab: Tab = {
  label: 'Product',
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
          admin: { description: 'A shorter name for lists; empty: the name.' },
        },
        {
          name: 'model',
          type: 'text',
          maxLength: 60,
          index: true,
          admin: { description: 'As on the type plate, such as U340; the same on every site.' },
        },
      ],
    },
    {
      name: 'brief',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'One line below the name, on cards and in search results.' },
    },
    {
      name: 'overview',
      type: 'richText',
      localized: true,
      admin: { description: 'The introduction of the product page.' },
    },
  ],
}

export const picturesTab: Tab = {
  label: 'Pictures',
  fields: [
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      displayPreview: true,
      admin: { description: 'The product alone, preferably on a transparent background.' },
    },
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 30,
      admin: { description: 'The gallery, after the cover.' },
    },
    {
      name: 'hdPicture',
      type: 'upload',
      relationTo: 'files',
      label: 'High-resolution picture',
      admin: { description: 'A JPEG, PNG or ZIP that the library offers for download.' },
    },
    filePreview('hdPicture'),
    {
      name: 'certificates',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 20,
      admin: { description: 'Pictures of certificates, shown with the approvals.' },
    },
  ],
}

export const featuresTab: Tab = {
  label: 'Features',
  fields: [
    {
      name: 'traits',
      type: 'array',
      maxRows: 20,
      label: 'Features',
      labels: { singular: 'Feature', plural: 'Features' },
      admin: {
        description: 'Shown one after the other, in this order.',
        initCollapsed: true,
        components: { RowLabel: '/src/cms/admin/row-labels/row-labels#TraitLabel' },
      },
      fields: [
        { name: 'firstTrait', type: 'text', localized: true, maxLength: 160, label: 'Heading' },
        {
          name: 'secondTraits',
          type: 'textarea',
          localized: true,
          maxLength: 2000,
          label: 'Details',
          admin: { description: 'One per line.' },
        },
        { name: 'image', type: 'upload', relationTo: 'media' },
      ],
    },
  ],
}

export const parametersTab: Tab = { label: 'Parameters', fields: [parametersField] }

export const approvalsTab: Tab = {
  label: 'Approvals and markets',
  fields: [
    {
      name: 'approvals',
      type: 'array',
      maxRows: 20,
      labels: { singular: 'Approval', plural: 'Approvals' },
      admin: {
        description: 'Markings and approvals; an expired one is no longer shown as valid.',
        initCollapsed: true,
        components: { RowLabel: '/src/cms/admin/row-labels/row-labels#ApprovalLabel' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'kind', type: 'select', required: true, options: [...approvalKinds] },
            {
              name: 'code',
              type: 'text',
              maxLength: 80,
              admin: { description: 'Number of the certificate or PQS code, such as E003/091.' },
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
      options: markets.map((market) => ({ ...market })),
      admin: { description: 'Where it is offered; empty: everywhere.' },
    },
    {
      name: 'availability',
      type: 'select',
      required: true,
      defaultValue: 'active',
      index: true,
      options: [
        { value: 'active', label: 'Active' },
        { value: 'discontinued', label: 'Discontinued' },
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
  label: 'Relations',
  fields: [
    {
      name: 'solutions',
      type: 'relationship',
      relationTo: 'solutions',
      hasMany: true,
      index: true,
      admin: { description: 'The solutions whose pages show this product.' },
    },
    {
      name: 'recommendations',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      filterOptions: excludeItself,
      admin: { description: 'Shown beside this product, in this order; empty: others of its category.' },
    },
    joinField('materials', 'Brochures, manuals, videos and other materials that refer to this product.'),
    joinField('cases', 'Cases that refer to this product.'),
  ],
}

function joinField(collection: 'materials' | 'cases', description: string): Field {
  return {
    name: collection,
    type: 'join',
    collection,
    on: 'products',
    defaultLimit: 20,
    admin: { description, defaultColumns: ['name', '_status'] },
  }
}

function excludeItself({ id }: { id: number | string | undefined }) {
  return id ? { id: { not_equals: id } } : true
}
