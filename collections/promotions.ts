import { contentCollection } from '@/cms/content-collection'
import { gapsField } from '@/cms/fields/gaps-field'
import { sitesField } from '@/cms/fields/sites-field'
import { askedPromotion } from '@/cms/search/asked-promotion'
import { checkWords } from '@/cms/search/check-words'
import { searchedMaterialKinds } from '@/cms/search/definitions/materials'
import { searchedCollections } from '@/lib/search/kinds'

/** Results that editors put first for what visitors type. */
export const promotions = contentCollection({
  slug: 'promotions',
  labels: { singular: 'Promoted result', plural: 'Promoted results' },
  admin: { group: 'Search', useAsTitle: 'title', defaultColumns: ['title', 'terms', 'results', 'sites'] },
  versions: false,
  fields: [
    {
      name: 'title',
      type: 'text',
      maxLength: 120,
      required: true,
      defaultValue: askedPromotion.title,
      admin: { description: 'Names it in this list; visitors never see it.' },
    },
    {
      name: 'terms',
      type: 'text',
      hasMany: true,
      required: true,
      defaultValue: askedPromotion.terms,
      minRows: 1,
      maxRows: 50,
      maxLength: 100,
      label: 'What is typed',
      validate: checkWords,
      admin: {
        description: 'The whole of what a visitor types, in upper or lower case; several with Enter.',
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
      // Of the library, videos and brochures alone are searched.
      filterOptions: ({ relationTo }) =>
        relationTo === 'materials' ? { kind: { in: searchedMaterialKinds } } : true,
      admin: {
        description: 'Come first among the results of their kind, in this order, where the site shows them.',
      },
    },
    gapsField('PromotionGaps'),
    { ...sitesField, defaultValue: askedPromotion.sites },
  ],
})
