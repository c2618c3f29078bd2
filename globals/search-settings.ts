import type { GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { rowLabel } from '@/cms/fields/row-label'
import { invalidateGlobal, rememberGlobal } from '@/cms/hooks/invalidate'
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

/** How the search interprets search texts (S1 5). */
export const searchSettings: GlobalConfig = {
  slug: 'search-settings',
  label: 'Search settings',
  admin: { group: 'Search' },
  access: { read: editors, readVersions: editors, update: editors },
  versions: false,
  hooks: { beforeChange: [rememberGlobal], afterChange: [invalidateGlobal] },
  fields: [
    {
      name: 'shortcuts',
      type: 'array',
      maxRows: 100,
      admin: {
        description:
          'A search for exactly this word shows everything of the kind, if the site has that kind.',
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
          'Words that visitors use but the site does not: abbreviations, everyday names, numbers written as words, regional terms. A search for them also finds their meanings, alone or among other words.',
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
          label: 'What the site calls it',
          admin: { description: 'Finds pages that contain all words of one of these.' },
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
              admin: { description: 'A search for each of them finds the others.' },
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
          'For searches of exactly these words: among solutions, the meaning is searched instead, unless it finds nothing; everything else is searched for both.',
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
