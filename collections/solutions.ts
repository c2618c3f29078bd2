import type { Field, Tab } from 'payload'
import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { rowLabel } from '@/cms/fields/row-label'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { updateTimeField } from '@/cms/fields/update-time-field'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { stampUpdateTime } from '@/cms/hooks/stamp-update-time'
import { previewOf } from '@/cms/preview/preview-of'
import { adminText, type Label, translated } from '@/cms/texts'
import type { Validated } from '@/cms/fields/link-address'

const textsTab: Tab = {
  label: translated('content:texts'),
  fields: [
    titleField({ name: 'name', maxLength: 160 }),
    {
      name: 'brief',
      type: 'textarea',
      localized: true,
      maxLength: 600,
      admin: { description: translated('content:solutionBrief') },
    },
    { name: 'content', type: 'richText', localized: true, label: translated('content:introduction') },
    {
      name: 'advantage',
      type: 'richText',
      localized: true,
      label: translated('content:advantages'),
      admin: { description: translated('content:advantagesHelp') },
    },
  ],
}

const picturesTab: Tab = {
  label: translated('content:picturesAndCatalogue'),
  fields: [
    picture('cover', translated('content:solutionCover')),
    picture('banner', translated('content:solutionBanner')),
    picture('icon', translated('content:solutionIcon')),
    {
      ...picture('functions', translated('content:solutionFunctions')),
      localized: true,
    } as Field,
    {
      name: 'steps',
      type: 'array',
      localized: true,
      maxRows: 8,
      admin: { description: translated('content:solutionStepsHelp'), ...rowLabel('title', 'temperature') },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 40 },
            {
              name: 'temperature',
              type: 'text',
              maxLength: 20,
              admin: { description: translated('content:stepTemperatureHelp') },
            },
          ],
        },
        { name: 'note', type: 'text', maxLength: 80, label: translated('settings:caption') },
        picture('picture', translated('content:stepPicture')),
      ],
    },
    { name: 'catalogue', type: 'relationship', relationTo: 'materials', localized: true, index: true },
  ],
}

const hotspotsTab: Tab = {
  label: translated('content:hotspots'),
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
      labels: { singular: translated('content:point'), plural: translated('content:points') },
      admin: {
        description: translated('content:hotspotsHelp'),
        initCollapsed: true,
        components: { RowLabel: '/src/cms/admin/row-labels/row-labels#HotspotLabel' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
            position('x', translated('content:fromLeft')),
            position('y', translated('content:fromTop')),
          ],
        },
      ],
    },
  ],
}

const relatedTab: Tab = {
  label: translated('content:related'),
  fields: [
    related('products', translated('content:solutionProducts')),
    related('cases', translated('content:solutionCases')),
  ],
}

/** Solutions with both forms of their introduction (S2 2.6, 2.7, 3). */
export const solutions = contentCollection({
  slug: 'solutions',
  labels: { singular: translated('content:solution'), plural: translated('content:solutions') },
  admin: {
    useAsTitle: 'name',
    group: translated('groups:solutions'),
    defaultColumns: ['name', 'type', 'order', '_status', 'sites'],
    ...previewOf('solutions'),
  },
  defaultSort: ['type', 'order'],
  versions: contentVersions,
  hooks: { beforeChange: [stampUpdateTime], beforeDelete: [refuseWhileUsed] },
  fields: [
    fallbackNotice(['name', 'brief', 'content', 'advantage', 'functions', 'steps', 'catalogue']),
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

function picture(name: string, description: Label): Field {
  return { name, type: 'upload', relationTo: 'media', admin: { description } }
}

function position(name: string, description: Label): Field {
  return {
    name,
    type: 'number',
    required: true,
    validate: (value: unknown, { req }: Validated) =>
      (typeof value === 'number' && value >= 0 && value <= 100) || adminText(req)('errors:hotspotOutside'),
    admin: { description, step: 0.1 },
  }
}

function related(collection: 'products' | 'cases', description: Label): Field {
  return {
    name: collection,
    type: 'join',
    collection,
    on: 'solutions',
    defaultLimit: 20,
    admin: { description, defaultColumns: ['name', '_status'] },
  }
}
