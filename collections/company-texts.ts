import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { updateTimeField } from '@/cms/fields/update-time-field'
import { stampUpdateTime } from '@/cms/hooks/stamp-update-time'
import { previewOf } from '@/cms/preview/preview-of'
import { companyPlaceLabels, companyPlaces } from '@/lib/company-places'

/** The long texts of the company, one for each place (S1 2.8, 2.13-2.16, 2.18; types 1 and 2 of S1 9). */
export const companyTexts = contentCollection({
  slug: 'company-texts',
  labels: { singular: 'Company text', plural: 'Company texts' },
  admin: {
    useAsTitle: 'title',
    group: 'Company',
    defaultColumns: ['title', 'place', '_status', 'sites'],
    ...previewOf('company-texts', 'place'),
  },
  defaultSort: 'place',
  versions: contentVersions,
  disableDuplicate: true,
  hooks: { beforeChange: [stampUpdateTime] },
  fields: [
    fallbackNotice(['title', 'lead', 'content']),
    {
      name: 'place',
      type: 'select',
      required: true,
      unique: true,
      index: true,
      options: companyPlaces.map((value) => ({ value, label: companyPlaceLabels[value] })),
      admin: { description: 'Where it stands. Each place has one text.' },
    },
    titleField({ maxLength: 200 }),
    { name: 'lead', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    { name: 'content', type: 'richText', localized: true },
    sitesField,
    updateTimeField,
  ],
})
