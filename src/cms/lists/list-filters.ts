import type { FlattenedField, SanitizedCollectionConfig, SelectField } from 'payload'
import { siteIds } from '@/i18n/locales'
import { asObject } from '@/lib/unknown-values'
import type { Filter } from '../admin/list-filters/filter'
import { unused } from '../library/unused-filter'
import { siteLabels } from '../site-labels'
import { knownLanguage, type LabelText, type Translate } from '../texts'
import { pictureFields } from './thumbnails'

/** A choice of a group that documents belong to, such as a type. */
export type Group = { id: string; label: string; depth: number; ids: string[] }

type Texts = { t: Translate; label: LabelText; language: string }

type Filters = Texts & {
  config: SanitizedCollectionConfig
  groups: Map<string, Group[]>
  /** The account whose changes are a filter. */
  me: string
}

/** The fields that divide a collection into groups which editors work on. */
const groupNames = ['place', 'folder', 'category', 'type', 'class', 'group', 'kind', 'availability']

export function groupFields({ flattenedFields }: SanitizedCollectionConfig): FlattenedField[] {
  return groupNames.flatMap((name) => flattenedFields.find((field) => field.name === name) ?? [])
}

/** The filters above a list, as its fields allow. */
export function listFilters({ config, groups, me, ...texts }: Filters): Filter[] {
  const { flattenedFields, versions, admin } = config
  const has = (name: string) => flattenedFields.some((field) => field.name === name)
  const { t } = texts
  return [
    ...groupFields(config).flatMap((field) => groupFilter(field, groups.get(field.name), texts)),
    ...(has('sites') ? [siteFilter(texts)] : []),
    ...(versions?.drafts ? [statusFilter(t)] : []),
    missingFilter(config, t),
    ...(config.upload ? [usesFilter(t)] : []),
    {
      label: t('lists:changes'),
      all: t('lists:byAnybody'),
      options: [{ label: t('lists:byMe'), where: { savedBy: { equals: me } } }],
    },
  ].filter(({ options }) => options.length > 0 && admin.useAsTitle)
}

function groupFilter(field: FlattenedField, groups: Group[] | undefined, { t, language }: Texts): Filter[] {
  const label = textOf('label' in field ? field.label : null, language) || field.name
  const all = t('lists:all')
  if (field.type === 'select') return [{ label, all, options: selectOptions(field, language) }]
  if (!groups || groups.length === 0) return []
  const options = groups.map(({ label: name, depth, ids }) => ({
    label: name,
    depth,
    where: { [field.name]: ids.length === 1 ? { equals: ids[0] } : { in: ids.join(',') } },
  }))
  return [{ label, all, options }]
}

function selectOptions({ name, options }: Pick<SelectField, 'name' | 'options'>, language: string) {
  return options.map((option) => {
    const value = typeof option === 'string' ? option : option.value
    const label = typeof option === 'string' ? option : option.label
    return {
      label: textOf(label, language),
      where: { [name]: { equals: value } },
    }
  })
}

function siteFilter({ t, label }: Texts): Filter {
  return {
    label: label('fields:site'),
    all: t('tools:allSites'),
    options: siteIds.map((site) => ({ label: siteLabels[site], where: { sites: { in: site } } })),
  }
}

function statusFilter(t: Translate): Filter {
  return {
    label: t('upload:publication'),
    all: t('upload:anyStatus'),
    options: [
      { label: t('upload:published'), where: { _status: { equals: 'published' } } },
      { label: t('upload:draft'), where: { _status: { equals: 'draft' } } },
    ],
  }
}

function usesFilter(t: Translate): Filter {
  return {
    label: t('library:use'),
    all: t('library:usedAndUnused'),
    options: [{ label: t('library:unusedOnly'), where: unused }],
  }
}

/** What is still to be done: a title on the site that is being edited, a picture, an alternative text. */
function missingFilter({ flattenedFields, admin, upload }: SanitizedCollectionConfig, t: Translate): Filter {
  const title = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  const [picture] = upload ? [] : pictureFields(flattenedFields)
  const isLocalised = Boolean(title && 'localized' in title && title.localized)
  const hasAlt = flattenedFields.some(({ name }) => name === 'alt')
  return {
    label: t('lists:missing'),
    all: t('lists:nothing'),
    options: [
      ...(isLocalised && admin.useAsTitle
        ? [{ label: t('lists:missingTitle'), where: { [admin.useAsTitle]: { exists: 'false' } } }]
        : []),
      ...(picture ? [{ label: t('lists:missingPicture'), where: { [picture]: { exists: 'false' } } }] : []),
      ...(hasAlt ? [{ label: t('lists:missingAlt'), where: { alt: { exists: 'false' } } }] : []),
    ],
  }
}

/** A label of ours, which has a text for each language. */
function textOf(label: unknown, language: string): string {
  if (typeof label === 'string') return label
  const text = asObject(label)[knownLanguage(language)]
  return typeof text === 'string' ? text : ''
}
