import type { ArrayField, GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { rowLabel } from '@/cms/fields/row-label'
import { invalidateGlobal, rememberGlobal } from '@/cms/hooks/invalidate'
import { previewBridge, previewOfSearchSettings } from '@/cms/preview/preview-of'
import { checkShortcut, checkTerms, checkVocabulary, checkWords } from '@/cms/search/check-words'
import { searchTags } from '@/lib/search/kinds'
import { type VocabularyLanguage, vocabularyLanguages } from '@/lib/search/languages'
import { type Label, translated } from '@/cms/texts'

const languageLabels: Record<VocabularyLanguage, Label> = {
  all: translated('settings:allLanguages'),
  zh: translated('settings:chinese'),
  en: translated('settings:english'),
  es: translated('settings:spanish'),
  fr: translated('settings:french'),
}

const words = { type: 'text', hasMany: true, required: true, minRows: 1, maxLength: 100 } as const

const shortcuts: ArrayField = {
  name: 'shortcuts',
  type: 'array',
  maxRows: 100,
  admin: {
    description: translated('settings:shortcutsHelp'),
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
          label: translated('settings:shows'),
          options: searchTags.map((value) => ({ value, label: translated(`searchTags:${value}`) })),
        },
      ],
    },
  ],
}

const vocabulary: ArrayField = {
  name: 'vocabulary',
  type: 'array',
  maxRows: 1000,
  labels: { singular: translated('settings:entry'), plural: translated('settings:vocabulary') },
  admin: {
    description: translated('settings:vocabularyHelp'),
    ...rowLabel('terms', 'meanings'),
  },
  fields: [
    {
      name: 'terms',
      ...words,
      maxRows: 50,
      label: translated('settings:typed'),
      validate: checkVocabulary,
    },
    {
      name: 'meanings',
      ...words,
      maxRows: 20,
      label: translated('settings:meanings'),
      admin: { description: translated('settings:meaningsHelp') },
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
          label: translated('settings:mutual'),
          admin: { description: translated('settings:mutualHelp') },
        },
      ],
    },
  ],
}

const synonyms: ArrayField = {
  name: 'synonyms',
  type: 'array',
  maxRows: 300,
  labels: { singular: translated('settings:synonym'), plural: translated('settings:synonyms') },
  admin: {
    description: translated('settings:synonymsHelp'),
    ...rowLabel('terms', 'meaning'),
  },
  fields: [
    {
      name: 'terms',
      ...words,
      maxRows: 50,
      label: translated('settings:typed'),
      validate: checkTerms,
    },
    {
      name: 'meaning',
      type: 'text',
      required: true,
      maxLength: 100,
      label: translated('settings:meaning'),
    },
  ],
}

/** How the search interprets search texts (S1 5). */
export const searchSettings: GlobalConfig = {
  slug: 'search-settings',
  label: translated('settings:searchSettings'),
  admin: {
    group: translated('groups:search'),
    ...previewOfSearchSettings(),
    components: { elements: { beforeDocumentControls: [previewBridge] } },
  },
  access: { read: editors, readVersions: editors, update: editors },
  versions: false,
  hooks: { beforeChange: [rememberGlobal], afterChange: [invalidateGlobal] },
  // Tabs, since a browser takes long for hundreds of rows: it has those of one list only.
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: translated('fields:vocabulary'), fields: [vocabulary] },
        { label: translated('fields:synonyms'), fields: [synonyms] },
        { label: translated('fields:shortcuts'), fields: [shortcuts] },
      ],
    },
  ],
}
