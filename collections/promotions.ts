import { contentCollection } from '@/cms/content-collection'
import { gapsField } from '@/cms/fields/gaps-field'
import { sitesField } from '@/cms/fields/sites-field'
import { previewOfPromotion } from '@/cms/preview/preview-of'
import { promotionDefaults } from '@/cms/search/promotion-defaults'
import { checkWords } from '@/cms/search/check-words'
import { searchedMaterialKinds } from '@/cms/search/definitions/materials'
import { searchedCollections } from '@/lib/search/kinds'
import { translated } from '@/cms/texts'

/** Results that editors put first for what visitors type. */
export const promotions = contentCollection({
  slug: 'promotions',
  labels: { singular: translated('content:promotedResult'), plural: translated('content:promotedResults') },
  admin: {
    group: translated('groups:search'),
    useAsTitle: 'title',
    ...previewOfPromotion(),
    defaultColumns: ['title', 'terms', 'results', 'sites'],
  },
  versions: false,
  fields: [
    {
      name: 'title',
      type: 'text',
      maxLength: 120,
      required: true,
      defaultValue: promotionDefaults.title,
      admin: { description: translated('content:promotionTitle') },
    },
    {
      name: 'terms',
      type: 'text',
      hasMany: true,
      required: true,
      defaultValue: promotionDefaults.terms,
      minRows: 1,
      maxRows: 50,
      maxLength: 100,
      label: translated('content:typed'),
      validate: checkWords,
      admin: {
        description: translated('content:promotionTerms'),
      },
    },
    {
      name: 'results',
      type: 'relationship',
      relationTo: [...searchedCollections],
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 10,
      // Only videos and brochures of the library are searched.
      filterOptions: ({ relationTo }) =>
        relationTo === 'materials' ? { kind: { in: searchedMaterialKinds } } : true,
      admin: {
        description: translated('content:promotionResults'),
      },
    },
    gapsField('PromotionGaps'),
    { ...sitesField, defaultValue: promotionDefaults.sites },
  ],
})
