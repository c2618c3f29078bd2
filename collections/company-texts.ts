import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { updateTimeField } from '@/cms/fields/update-time-field'
import { refuseDuplicateValue } from '@/cms/hooks/refuse-duplicate-value'
import { stampUpdateTime } from '@/cms/hooks/stamp-update-time'
import { previewOf } from '@/cms/preview/preview-of'
import { companyTextSlots, type CompanyTextSlot } from '@/lib/company-text-slots'
import { adminText, translated } from '@/cms/texts'

/** The long texts of the company, one for each page (S1 2.8, 2.13-2.16, 2.18; types 1 and 2 of S1 9). */
export const companyTexts = contentCollection({
  slug: 'company-texts',
  labels: { singular: translated('content:companyText'), plural: translated('content:companyTexts') },
  admin: {
    useAsTitle: 'title',
    group: translated('groups:company'),
    defaultColumns: ['place', 'title', 'updateTime', '_status', 'sites'],
    ...previewOf('company-texts', 'place'),
  },
  defaultSort: 'place',
  versions: contentVersions,
  disableDuplicate: true,
  hooks: {
    beforeChange: [
      refuseDuplicateValue({ field: 'place', values: companyTextSlots, message: duplicateMessage }),
      stampUpdateTime,
    ],
  },
  fields: [
    fallbackNotice(['title', 'lead', 'content']),
    {
      name: 'place',
      type: 'select',
      required: true,
      unique: true,
      index: true,
      options: companyTextSlots.map((value) => ({ value, label: translated(`companyTextPlaces:${value}`) })),
      admin: { description: translated('content:companyTextPlace') },
    },
    titleField({ maxLength: 200 }),
    {
      name: 'lead',
      type: 'textarea',
      localized: true,
      maxLength: 600,
      admin: { description: translated('content:companyTextLead') },
    },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    { name: 'content', type: 'richText', localized: true },
    sitesField,
    updateTimeField,
  ],
})

function duplicateMessage(value: CompanyTextSlot, req: PayloadRequest): string {
  const place = getTranslation(translated(`companyTextPlaces:${value}`), req.i18n)
  return adminText(req)('errors:textExists', { place })
}
