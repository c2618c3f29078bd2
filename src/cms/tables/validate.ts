import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { fallbackOf, siteIds, type SiteId } from '@/i18n/locales'
import { asObject } from '@/lib/unknown-values'
import { adminText } from '../texts'
import { titleFieldOf } from '../title-field'
import type { Fault } from './fault'
import { hasDrafts } from './load'
import type { StoredDocument } from './stored-document'
import type { Path, Planned, TableFormat } from './table-kind'

type Checking = {
  req: PayloadRequest
  collection: CollectionSlug
  document: StoredDocument
  isDraft: boolean
  fields: FlattenedField[]
}
type FieldFault = { path: Path; site?: SiteId; message: string }

type Validating<Document> = { collection: CollectionSlug; format: TableFormat<Document> }

/** The errors that the form would report for a row: those of its fields, and those of the whole document. */
export async function validatePlanned<Document extends StoredDocument>(
  req: PayloadRequest,
  { row, document }: Planned<Document>,
  { collection, format }: Validating<Document>,
): Promise<Fault[]> {
  const { config } = req.payload.collections[collection]
  const t = adminText(req)
  const isDraft = hasDrafts(req, collection) && document._status !== 'published'
  const fields = config.flattenedFields
  const found = await checkFields({ req, collection, document, isDraft, fields }, { ...document }, [])
  const ofDocument = isDraft ? [] : (format.faultsOf?.(document, t) ?? [])
  const title = titleFieldOf(config)
  const faultAt = (path: Path, message: string, site?: SiteId): Fault => ({
    row,
    field: format.columnOfPath(path, { document, site }),
    message,
  })
  const faults = [
    ...found.map(({ path, site, message }) => faultAt(path, message, site)),
    ...ofDocument.map(({ path, message }) => faultAt(path.split('.'), message)),
    ...(isDraft || isNamed(document[title]) ? [] : [faultAt([title], t('table:nameMissing'), 'en_EN')]),
  ]
  // One error per cell is enough.
  return [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()].toReversed()
}

async function checkFields(
  checking: Checking,
  data: Record<string, unknown>,
  above: Path,
): Promise<FieldFault[]> {
  const found: FieldFault[] = []
  for (const field of checking.fields) {
    if (field.type === 'join' || field.name === 'id') continue
    const path = [...above, field.name]
    const value = data[field.name]
    const values = field.localized ? perSite(value) : [{ value, site: undefined }]
    for (const { value, site } of values) {
      const message = await check(field, { ...checking, value, path, data })
      if (message) found.push({ path, site, message })
    }
    if (field.type !== 'array' || !Array.isArray(value)) continue
    for (const [index, entry] of value.entries()) {
      found.push(
        ...(await checkFields({ ...checking, fields: field.flattenedFields }, entry, [...path, index])),
      )
    }
  }
  return found
}

type FieldValue = Checking & { value: unknown; path: Path; data: object }

async function check(
  field: FlattenedField,
  { value, path, data, document, collection, isDraft, req }: FieldValue,
): Promise<string | undefined> {
  if (!('validate' in field) || !field.validate) return undefined
  const required = 'required' in field && field.required && !isDraft
  const options = {
    ...field,
    required,
    // Whether related documents exist is looked up for all rows at once.
    filterOptions: undefined,
    id: document.id,
    collectionSlug: collection,
    data: document,
    siblingData: data,
    path,
    req,
    operation: 'update',
    event: 'submit',
    preferences: { fields: {} },
  }
  const result: unknown = await (field.validate as (value: unknown, options: unknown) => unknown)(
    value,
    options,
  )
  return typeof result === 'string' ? result : undefined
}

/** The texts that are set; which texts are required is a rule of the whole product. */
function perSite(value: unknown): { value: unknown; site: SiteId }[] {
  const texts = asObject(value)
  return siteIds.flatMap((site) => (texts[site] ? [{ value: texts[site], site }] : []))
}

function isNamed(names: unknown): boolean {
  const texts = asObject(names)
  return siteIds.some((site) => fallbackOf[site] === null && texts[site])
}
