import type { Where } from 'payload'
import { siteIds } from '@/i18n/locales'
import { materialKindLabels, materialKinds, materialLanguages } from '@/lib/material-kinds'
import type { CategoryBranch } from '../category-tree'
import { siteLabels } from '../../site-labels'
import type { Filter } from '../../admin/list-filters/filter'

const access = (path: string): Filter => ({
  label: 'Access',
  all: 'Open and restricted',
  options: [
    { label: 'Open to everybody', where: { [path]: { equals: 'false' } } },
    { label: 'Distributors only', where: { [path]: { equals: 'true' } } },
  ],
})

/** The filters above the list of materials. */
export function materialFilters(categories: CategoryBranch[]): Filter[] {
  return [
    {
      label: 'Kind',
      all: 'All kinds',
      options: materialKinds.map((kind) => ({
        label: materialKindLabels[kind],
        where: { kind: { equals: kind } },
      })),
    },
    {
      label: 'Category',
      all: 'All categories',
      options: [
        ...categories.map(({ name, depth, ids }) => ({
          label: name,
          depth,
          where: { category: { in: ids.join(',') } },
        })),
        { label: 'Without a category', where: { category: { exists: 'false' } } },
      ],
    },
    {
      label: 'Language',
      all: 'All languages',
      options: materialLanguages.map(({ value, label }) => ({
        label,
        where: { language: { equals: value } },
      })),
    },
    {
      label: 'Site',
      all: 'All sites',
      options: siteIds.map((site) => ({ label: siteLabels[site], where: { sites: { in: site } } })),
    },
    // Payload's own filters use this path for the virtual field.
    access('file.restricted'),
    {
      label: 'Status',
      all: 'Published and drafts',
      options: [
        { label: 'Published', where: { _status: { equals: 'published' } } },
        { label: 'Draft or changed', where: { _status: { equals: 'draft' } } },
      ],
    },
  ]
}

const typeIs = (type: string): Where => ({ mimeType: { contains: type } })

/** The filters above the list of files. */
export const fileFilters: Filter[] = [
  access('restricted'),
  {
    label: 'Type',
    all: 'All types',
    options: [
      { label: 'PDF', where: typeIs('application/pdf') },
      { label: 'Video', where: typeIs('video/') },
      { label: 'Picture', where: typeIs('image/') },
      { label: 'ZIP archive', where: typeIs('application/zip') },
      { label: 'Captions', where: typeIs('text/vtt') },
    ],
  },
]
