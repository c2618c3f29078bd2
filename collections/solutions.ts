import type { Field, Tab } from 'payload'
import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { updateTimeField } from '@/cms/fields/update-time-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { stampUpdateTime } from '@/cms/hooks/stamp-update-time'
import { previewOf } from '@/cms/preview/preview-of'

const textsTab: Tab = {
  label: 'Texts',
  fields: [
    titleField({ name: 'name', maxLength: 160 }),
    {
      name: 'brief',
      type: 'textarea',
      localized: true,
      maxLength: 600,
      admin: { description: 'A sentence or two for menus, carousels and cards.' },
    },
    { name: 'content', type: 'richText', localized: true, label: 'Introduction' },
    {
      name: 'advantage',
      type: 'richText',
      localized: true,
      label: 'Advantages',
      admin: { description: 'A section of the Chinese page; empty: its tab is hidden.' },
    },
  ],
}

const picturesTab: Tab = {
  label: 'Pictures and catalogue',
  fields: [
    picture('cover', 'Beside the introduction on the international sites, and on cards.'),
    picture('banner', 'Wide: the head of the Chinese page and the scene of its home page.'),
    picture('icon', 'Represents the solution in carousels.'),
    {
      ...picture('functions', 'The functions overview; empty: its tab is hidden.'),
      localized: true,
    } as Field,
    { name: 'catalogue', type: 'relationship', relationTo: 'materials', localized: true, index: true },
  ],
}

const hotspotsTab: Tab = {
  label: 'Hotspots',
  fields: [
    {
      name: 'hotspotPicker',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/admin/hotspots/hotspot-picker#HotspotPicker' },
      },
    },
    {
      name: 'hotspots',
      type: 'array',
      maxRows: 12,
      labels: { singular: 'Point', plural: 'Points' },
      admin: {
        description: 'Points on the banner, each with a link to a product.',
        initCollapsed: true,
        components: { RowLabel: '/src/cms/admin/row-labels/row-labels#HotspotLabel' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
            position('x', 'From the left edge, in per cent.'),
            position('y', 'From the top edge, in per cent.'),
          ],
        },
      ],
    },
  ],
}

const relatedTab: Tab = {
  label: 'Related',
  fields: [
    related('products', 'Products that refer to this solution, in the order of the catalogue.'),
    related('cases', 'Cases that refer to this solution.'),
  ],
}

/** Solutions with both forms of their introduction (S2 2.6, 2.7, 3). */
export const solutions = contentCollection({
  slug: 'solutions',
  admin: {
    useAsTitle: 'name',
    group: 'Solutions',
    defaultColumns: ['name', 'type', 'order', '_status', 'sites'],
    ...previewOf('solutions'),
  },
  defaultSort: 'order',
  versions: contentVersions,
  hooks: { beforeChange: [stampUpdateTime], beforeDelete: [refuseWhileUsed] },
  fields: [
    fallbackNotice(['name', 'brief', 'content', 'advantage', 'functions', 'catalogue']),
    { type: 'tabs', tabs: [textsTab, picturesTab, hotspotsTab, relatedTab] },
    {
      name: 'type',
      type: 'relationship',
      relationTo: 'solution-types',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    orderField(),
    sitesField,
    updateTimeField,
  ],
})

function picture(name: string, description: string): Field {
  return { name, type: 'upload', relationTo: 'media', admin: { description } }
}

function position(name: string, description: string): Field {
  return {
    name,
    type: 'number',
    required: true,
    validate: (value: unknown) =>
      (typeof value === 'number' && value >= 0 && value <= 100) ||
      'The hotspot is outside the picture: enter 0 to 100 per cent.',
    admin: { description, step: 0.1 },
  }
}

function related(collection: 'products' | 'cases', description: string): Field {
  return {
    name: collection,
    type: 'join',
    collection,
    on: 'solutions',
    defaultLimit: 20,
    admin: { description, defaultColumns: ['name', '_status'] },
  }
}
