import type { Where } from 'payload'
import { siteIds } from '@/i18n/locales'
import { materialKinds, materialLanguages } from '@/lib/material-kinds'
import type { CategoryBranch } from '../category-tree'
import { siteLabels } from '../../site-labels'
import type { LabelText, Translate } from '../../texts'
import type { Filter } from '../../admin/list-filters/filter'

type Texts = { t: Translate; label: LabelText }

const access = (path: string, t: Translate): Filter => ({
  label: t('upload:access'),
  all: t('upload:anyAccess'),
  options: [
    { label: t('upload:openToAll'), where: { [path]: { equals: 'false' } } },
    { label: t('upload:restricted'), where: { [path]: { equals: 'true' } } },
  ],
})

/** The filters above the list of materials. */
export function materialFilters(categories: CategoryBranch[], { t, label }: Texts): Filter[] {
  return [
    {
      label: label('fields:kind'),
      all: t('tools:allKinds'),
      options: materialKinds.map((kind) => ({
        label: t(`materialKinds:${kind}`),
        where: { kind: { equals: kind } },
      })),
    },
    {
      label: label('fields:category'),
      all: t('upload:allCategories'),
      options: [
        ...categories.map(({ name, depth, ids }) => ({
          label: name,
          depth,
          where: { category: { in: ids.join(',') } },
        })),
        { label: t('upload:withoutCategory'), where: { category: { exists: 'false' } } },
      ],
    },
    {
      label: label('fields:language'),
      all: t('upload:allLanguages'),
      options: materialLanguages.map((value) => ({
        label: t(`materialLanguages:${value}`),
        where: { language: { equals: value } },
      })),
    },
    {
      label: label('fields:site'),
      all: t('tools:allSites'),
      options: siteIds.map((site) => ({ label: siteLabels[site], where: { sites: { in: site } } })),
    },
    // Payload's own filters use this path for the virtual field.
    access('file.restricted', t),
    {
      label: t('upload:publication'),
      all: t('upload:anyStatus'),
      options: [
        { label: t('upload:published'), where: { _status: { equals: 'published' } } },
        { label: t('upload:draft'), where: { _status: { equals: 'draft' } } },
      ],
    },
  ]
}

const typeIs = (type: string): Where => ({ mimeType: { contains: type } })

/** The filters above the list of files. */
export function fileFilters({ t, label }: Texts): Filter[] {
  return [
    access('restricted', t),
    {
      label: label('fields:type'),
      all: t('upload:allTypes'),
      options: [
        { label: t('upload:pdf'), where: typeIs('application/pdf') },
        { label: t('upload:video'), where: typeIs('video/') },
        { label: t('upload:picture'), where: typeIs('image/') },
        { label: t('upload:zip'), where: typeIs('application/zip') },
        { label: t('upload:captions'), where: typeIs('text/vtt') },
      ],
    },
  ]
}
