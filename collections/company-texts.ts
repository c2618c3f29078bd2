import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { updateTimeField } from '@/cms/fields/update-time-field'
import { refuseDuplicateValue } from '@/cms/hooks/refuse-duplicate-value'
import { stampUpdateTime } from '@/cms/hooks/stamp-update-time'
import { previewOf } from '@/cms/preview/preview-of'
import { companyTextSlotLabels, companyTextSlots, type CompanyTextSlot } from '@/lib/company-text-slots'

/** The long texts of the company, one for each page (S1 2.8, 2.13-2.16, 2.18; types 1 and 2 of S1 9). */
export const companyTexts = contentCollection({
  slug: 'company-texts',
  labels: { singular: 'Company text', plural: 'Company texts' },
  admin: {
    useAsTitle: 'title',
    group: 'Company',
    defaultColumns: ['place', 'title', 'updateTime', '_status', 'sites'],
    ...previewOf('company-texts', 'place'),
  },
  defaultSort: 'place',
  versions: contentVersions,
  disableDuplicate: true,
  hooks: {
    beforeChange: [refuseDuplicateValue({ field: 'place', message: duplicateMessage }), stampUpdateTime],
  },
  fields: [
    fallbackNotice(['title', 'lead', 'content']),
    {
      name: 'place',
      type: 'select',
      required: true,
      unique: true,
      index: true,
      options: companyTextSlots.map((value) => ({ value, label: companyTextSlotLabels[value] })),
      admin: { description: 'The page that shows it. Each page has one text, with a version for each site.' },
    },
    titleField({ maxLength: 200 }),
    {
      name: 'lead',
      type: 'textarea',
      localized: true,
      maxLength: 600,
      admin: { description: 'The sentence or two below the title.' },
    },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    { name: 'content', type: 'richText', localized: true },
    sitesField,
    updateTimeField,
  ],
})

function duplicateMessage(place: string): string {
  const name = companyTextSlotLabels[place as CompanyTextSlot]
  return `“${name}” has a text already: change that one, or choose another place.`
}
