import { contentCollection, contentVersions } from '@/cms/content-collection'
import { excerptField, storeExcerpt } from '@/cms/excerpts'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { updateTimeField } from '@/cms/fields/update-time-field'
import { stampUpdateTime } from '@/cms/hooks/stamp-update-time'
import { previewOf } from '@/cms/preview/preview-of'
import { followDates } from '@/cms/scheduling/follow-dates'
import { translated } from '@/cms/texts'

const byDates = followDates({ from: 'publishTime' })

/** Articles of both sites (S1 2.8-2.10, entity in S1 3). */
export const news = contentCollection({
  slug: 'news',
  labels: { singular: translated('content:newsArticle'), plural: translated('content:news') },
  admin: {
    useAsTitle: 'title',
    group: translated('groups:news'),
    defaultColumns: ['title', 'type', 'publishTime', '_status', 'sites'],
    ...previewOf('news'),
  },
  defaultSort: '-publishTime',
  versions: contentVersions,
  hooks: {
    beforeChange: [byDates.beforeChange, stampUpdateTime, storeExcerpt],
    afterChange: [byDates.afterChange],
  },
  fields: [
    fallbackNotice(['title', 'content']),
    titleField({ maxLength: 300 }),
    { name: 'cover', type: 'upload', relationTo: 'media' },
    { name: 'content', type: 'richText', localized: true },
    excerptField,
    sitesField,
    {
      name: 'type',
      type: 'relationship',
      relationTo: 'news-types',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishTime',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: translated('content:publishTimeHelp'),
      },
    },
    updateTimeField,
    {
      name: 'recommended',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: translated('content:recommendedNews') },
    },
    {
      name: 'investors',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: translated('content:investorNews') },
    },
  ],
})
