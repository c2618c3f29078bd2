import { initI18n } from '@payloadcms/translations'
import type { CollectionConfig, Field, GlobalConfig, SanitizedConfig } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { adminLanguages, adminText } from '@/cms/texts'
import { staffTranslations } from '@/cms/staff/texts'
import { es as spanish } from '@/i18n/messages/es'
import { fr as french } from '@/i18n/messages/fr'
import config from '../../../payload.config'

/** A text that the admin shows, and where. */
type Shown = { where: string; text: unknown }

const languages = ['en', 'es', 'fr', 'zh'] as const
const siteMessages = { es: spanish, fr: french }
/** Names of services, standards and languages are the same in all languages, as are the names of the sites. */
const names =
  /^(LinkedIn|X|Facebook|YouTube|WeChat|CE|UKCA|FDA|NMPA|WHO PQS|ISO 13485|UL|URL|English|中文|Español|Français|.+ \([a-z]{2}_[A-Z]{2}\))$/

let shown: Shown[]
let sanitised: SanitizedConfig

beforeAll(async () => {
  sanitised = await config
  const collections = sanitised.collections.filter(
    ({ slug, admin }) => admin.hidden !== true && !slug.startsWith('payload-'),
  )
  shown = [...collections.flatMap(textsOfCollection), ...sanitised.globals.flatMap(textsOfGlobal)]
})

test('everything that the configuration shows has all languages', () => {
  expect(shown.length).toBeGreaterThan(500)
  expect(
    shown.filter(({ text }) => !isTranslated(text)).map(({ where, text }) => `${where}: ${text}`),
  ).toEqual([])
})

test.each(['api', 'client'] as const)('messages are translated in the context %s', async (context) => {
  const i18n = await initI18n({ config: sanitised.i18n, context, language: 'zh' })
  expect(adminText({ i18n })('searches:overview')).toBe('搜索概况')
  expect(adminText({ i18n })('tools:copyAsDraft', { count: 1 })).toBe('复制 1 项文字为草稿')
})

test('no text shows an internal name or cites a specification', () => {
  const internal = /\b[a-z]+[a-z\d]*[A-Z]\w*\.?\b(?!\/)|\w+\.\d+\.\w+|\bS\d \d|_[a-z]+_/
  // The addresses of the interface for other systems, units and names of products.
  const allowed = /contactUs\/add|messageBoard\/add|file\/upload|iOS|de_DE/g
  const texts = shown.flatMap(({ where, text }) =>
    Object.values(isRecord(text) ? text : {}).map(
      (value) => `${where}: ${String(value).replace(allowed, '')}`,
    ),
  )
  expect(texts.filter((text) => internal.test(text.slice(text.indexOf(': ') + 2)))).toEqual([])
})

test('keys of stored files and other hidden fields are no columns, filters or fields of a change of several', () => {
  const media = sanitised.collections.find(({ slug }) => slug === 'media')
  const adminOf = (name: string) => media?.fields.find((one) => 'name' in one && one.name === name)?.admin
  const off = { disableListColumn: true, disableListFilter: true, disableBulkEdit: true }
  for (const name of ['prefix', '_objectKey', 'thumbnailURL', 'sizes'])
    expect(adminOf(name)).toMatchObject(off)
  expect(adminOf('originalName')).toMatchObject({ disableBulkEdit: true })
  expect(adminOf('alt')).not.toMatchObject({ disableBulkEdit: true })
})

test('the texts of all languages have the same variables', () => {
  const { en, ...others } = adminLanguages
  const variables = (texts: object) =>
    Object.entries(texts).map(([key, text]) => [key, (String(text).match(/\{\{\w+\}\}/g) ?? []).sort()])
  for (const texts of Object.values(others))
    for (const area of Object.keys(en) as (keyof typeof en)[])
      expect(variables(texts[area])).toEqual(variables(en[area]))
})

test('dates are formatted in the order of the language', () => {
  expect(sanitised.admin.dateFormat).toBe('PPp')
  const dates = sanitised.collections.flatMap(({ slug, flattenedFields }) =>
    slug.startsWith('payload-')
      ? []
      : flattenedFields.filter((field) => field.type === 'date' && !isHidden(field)),
  )
  expect(dates.length).toBeGreaterThan(5)
  const formats = dates.map(
    (field) => (field.type === 'date' && field.admin?.date?.displayFormat) || field.name,
  )
  expect(formats.filter((format) => !/^(?:PPp?|createdAt|updatedAt)$/.test(String(format)))).toEqual([])
})

test('French texts have no-break spaces', () => {
  const texts = [...Object.values(adminLanguages.fr), staffTranslations.fr.staff].flatMap(Object.values)
  expect(texts.filter((text) => /« | [:;?!»]/.test(text))).toEqual([])
})

test.each(['es', 'fr'] as const)('%s quotes in « »', (language) => {
  const texts = [...Object.values(adminLanguages[language]), staffTranslations[language].staff].flatMap(
    Object.values,
  )
  expect(texts.filter((text) => /[“”]/.test(text))).toEqual([])
})

test.each(['es', 'fr'] as const)(
  'kinds of documents and requests, types of results and markets have the same names in the admin and on the sites in %s',
  (language) => {
    const { files, requestsMail, search, product } = siteMessages[language]
    const { materialKinds, inquiryKinds, searchTags, markets } = adminLanguages[language]
    expect([materialKinds, inquiryKinds, searchTags, markets]).toEqual([
      files.kinds,
      requestsMail.kinds,
      search.types,
      product.markets.names,
    ])
  },
)

function textsOfCollection({ slug, labels, admin, fields }: CollectionConfig): Shown[] {
  return [
    { where: slug, text: labels?.singular },
    { where: `${slug} (plural)`, text: labels?.plural },
    ...optional(`${slug} (group)`, admin?.group),
    ...optional(`${slug} (description)`, admin?.description),
    ...textsOfFields(fields, slug),
  ]
}

function textsOfGlobal({ slug, label, admin, fields }: GlobalConfig): Shown[] {
  return [
    { where: slug, text: label },
    ...optional(`${slug} (group)`, admin?.group),
    ...optional(`${slug} (description)`, admin?.description),
    ...textsOfFields(fields, slug),
  ]
}

function textsOfFields(fields: Field[], above: string): Shown[] {
  return fields.flatMap((field) => textsOfField(field, above))
}

function textsOfField(field: Field, above: string): Shown[] {
  if (isHidden(field)) return []
  const where = 'name' in field ? `${above}.${field.name}` : above
  const admin = (field.admin ?? {}) as Record<string, unknown>
  const own = [
    ...('name' in field && field.type !== 'ui' ? optional(where, field.label) : []),
    ...optional(`${where} (description)`, admin.description),
    ...optional(`${where} (placeholder)`, admin.placeholder),
    ...labelsOfRows(field, where),
    ...optionsOf(field, where),
  ]
  return [...own, ...textsBelow(field, where)]
}

function textsBelow(field: Field, where: string): Shown[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) => [
      { where: `${where} (tab)`, text: tab.label },
      ...optional(`${where} (tab)`, tab.admin?.description),
      ...textsOfFields(tab.fields, where),
    ])
  if (field.type === 'blocks')
    return field.blocks.flatMap((block) => [
      { where: `${where}.${block.slug}`, text: block.labels?.singular },
      ...textsOfFields(block.fields, `${where}.${block.slug}`),
    ])
  return 'fields' in field ? textsOfFields(field.fields, where) : []
}

function labelsOfRows(field: Field, where: string): Shown[] {
  if (field.type !== 'array') return []
  return [
    { where: `${where} (row)`, text: field.labels?.singular },
    { where: `${where} (rows)`, text: field.labels?.plural },
  ]
}

function optionsOf(field: Field, where: string): Shown[] {
  if (field.type !== 'select' && field.type !== 'radio') return []
  return field.options.map((option) =>
    typeof option === 'string'
      ? { where: `${where} (option)`, text: option }
      : { where: `${where} (${option.value})`, text: option.label },
  )
}

function isHidden(field: Field): boolean {
  const admin = field.admin as { hidden?: boolean; disabled?: boolean } | undefined
  return Boolean(('hidden' in field && field.hidden) || admin?.hidden || admin?.disabled)
}

function optional(where: string, text: unknown): Shown[] {
  return text === undefined || text === false ? [] : [{ where, text }]
}

// Payload's own labels are functions that use its translations.
function isTranslated(text: unknown): boolean {
  if (typeof text === 'function') return true
  if (typeof text === 'string') return names.test(text)
  return isRecord(text) && languages.every((language) => typeof text[language] === 'string' && text[language])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
