import type { GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { rowLabel } from '@/cms/fields/row-label'
import { invalidateGlobal } from '@/cms/hooks/invalidate'
import { checkShortcut, checkTerms, checkVocabulary, checkWords } from '@/cms/search/check-words'
import { searchTags } from '@/lib/search/kinds'
import { type VocabularyLanguage, vocabularyLanguages } from '@/lib/search/languages'

const tagLabels = {
  products: 'Products',
  solutions: 'Solutions',
  cases: 'Cases',
  videos: 'Videos',
  pictures: 'Product images',
  brochures: 'Product brochures',
  news: 'News',
}

const languageLabels: Record<VocabularyLanguage, string> = {
  all: 'All languages',
  zh: 'Chinese',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
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
      name: 'vocabulary',
      type: 'array',
      maxRows: 1000,
      labels: { singular: 'Entry', plural: 'Vocabulary' },
      admin: {
        description:
          'What visitors say and the site does not: abbreviations, everyday names, figures in words, regional terms. Such words are found by what they mean as well, alone or among other words.',
        initCollapsed: true,
        ...rowLabel('terms', 'meanings'),
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
          validate: checkVocabulary,
        },
        {
          name: 'meanings',
          type: 'text',
          hasMany: true,
          required: true,
          minRows: 1,
          maxRows: 20,
          maxLength: 100,
          label: 'What the site says',
          admin: { description: 'A page is found that has one of these, all words of it.' },
          validate: checkWords,
        },
        {
          type: 'row',
          fields: [
            {
              name: 'language',
              type: 'select',
              required: true,
              defaultValue: 'all',
              options: vocabularyLanguages.map((value) => ({ value, label: languageLabels[value] })),
            },
            {
              name: 'isMutual',
              type: 'checkbox',
              defaultValue: false,
              label: 'All of them mean the same',
              admin: { description: 'Each one is found by each of the others.' },
            },
          ],
        },
      ],
    },
    {
      name: 'synonyms',
      type: 'array',
      maxRows: 300,
      labels: { singular: 'Synonym', plural: 'Synonyms for solutions' },
      admin: {
        description:
          'For who types just these words: among the solutions the meaning is searched instead of them, unless it finds nothing; everywhere else together with them.',
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
