import type { GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { rowLabel } from '@/cms/fields/row-label'
import { invalidateGlobal } from '@/cms/hooks/invalidate'
import { checkShortcut, checkTerms } from '@/cms/search/check-words'
import { searchTags } from '@/lib/search/kinds'

const tagLabels = {
  products: 'Products',
  solutions: 'Solutions',
  cases: 'Cases',
  videos: 'Videos',
  pictures: 'Product images',
  brochures: 'Product brochures',
  news: 'News',
}

/** How the search reads what is typed (S1 5). */
export const searchSettings: GlobalConfig = {
  slug: 'search-settings',
  label: 'Search settings',
  admin: { group: 'Search' },
  access: { read: editors, readVersions: editors, update: editors },
  versions: false,
  hooks: { afterChange: [invalidateGlobal] },
  fields: [
    {
      name: 'shortcuts',
      type: 'array',
      maxRows: 100,
      admin: {
        description: 'Who types just this word sees everything of the kind, where the site has that kind.',
        initCollapsed: true,
        ...rowLabel('text', 'tag'),
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'text', type: 'text', required: true, maxLength: 60, validate: checkShortcut },
            {
              name: 'tag',
              type: 'select',
              required: true,
              label: 'Shows',
              options: searchTags.map((value) => ({ value, label: tagLabels[value] })),
            },
          ],
        },
      ],
    },
    {
      name: 'synonyms',
      type: 'array',
      maxRows: 300,
      admin: {
        description:
          'Among the solutions the meaning is searched instead of the words, everywhere else together with them.',
        initCollapsed: true,
        ...rowLabel('terms', 'meaning'),
      },
      fields: [
        {
          name: 'terms',
          type: 'text',
          hasMany: true,
          required: true,
          minRows: 1,
          maxRows: 50,
          maxLength: 100,
          label: 'What is typed',
          validate: checkTerms,
        },
        { name: 'meaning', type: 'text', required: true, maxLength: 100, label: 'What is meant' },
      ],
    },
  ],
}
