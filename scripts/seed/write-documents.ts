import { randomBytes } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { withExcerpt } from '@/cms/excerpts'
import type { markdownConverter } from './markdown'
import type { Localised } from './content/types'
import { perSite, type Pictures, type SeedContext } from './seed-context'

/** What is needed to write documents with pictures and rich text. */
export type ContentContext = SeedContext & {
  pictures: Pictures
  toRichText: Awaited<ReturnType<typeof markdownConverter>>
}

const rowIdBytes = 12

type Row = { id: string } & Record<string, unknown>
type Rows = SeedContext & { collection: CollectionSlug; rows: Row[] }

/** Creates drafts that have only an id, so that documents can refer to each other before they are filled. */
export async function createPlaceholders({ payload, req, collection, rows }: Rows): Promise<void> {
  for (const { id } of rows) await payload.db.create({ collection, data: { id, _status: 'draft' }, req })
}

/** Writes documents of a collection without drafts. */
export async function createAll({ payload, req, collection, rows }: Rows): Promise<void> {
  for (const data of rows) await payload.db.create({ collection, data, req })
}

/** Fills placeholders as publishing in the admin would: the document and its first version. */
export async function publishAll({ payload, req, collection, rows }: Rows): Promise<void> {
  const now = new Date().toISOString()
  for (const [index, row] of rows.entries()) {
    const filled = withExcerpt(collection, withRowIds(row))
    const document = { ...filled, _status: 'published', createdAt: now, updatedAt: now }
    await payload.db.updateOne({ collection, id: row.id, data: document, req, returning: false })
    await payload.db.createVersion({
      collectionSlug: collection,
      parent: row.id,
      versionData: document as never,
      autosave: false,
      createdAt: now,
      updatedAt: now,
      req,
      returning: false,
    })
    console.log(`${payload.collections[collection].config.slug} ${index + 1}/${rows.length}`)
  }
}

/** Adds the ids of array rows, which Payload generates for documents created through its API. */
function withRowIds(row: Row): Row {
  return mapValues(row, (value) => (isRowsPerSite(value) ? mapValues(value, withIds) : withIds(value))) as Row
}

function withIds(value: unknown): unknown {
  return isRows(value) ? value.map(withRowId) : value
}

/** The value of a translated array. */
function isRowsPerSite(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isRows(value) && Object.values(value).some(isRows)
}

function mapValues(values: object, map: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}

function isRows(value: unknown): value is object[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object' && !('relationTo' in entry))
}

function withRowId(entry: object): object {
  return { ...entry, id: randomBytes(rowIdBytes).toString('hex') }
}

/** Markdown per site as rich text per site. */
export function richTexts({ toRichText }: Pick<ContentContext, 'toRichText'>, texts: Localised | undefined) {
  const written = Object.entries(perSite(texts ?? {}))
  return Object.fromEntries(written.map(([site, text]) => [site, toRichText(text)]))
}

/** The id of the stored picture with that file name. */
export function pictureId(
  { pictures }: Pick<ContentContext, 'pictures'>,
  file: string | undefined,
): string | undefined {
  if (!file) return undefined
  const id = pictures.get(file)
  if (!id) throw new Error(`There is no picture ${file}.`)
  return id
}

/** Looks up ids by another name of their documents; an unknown name is a mistake in the content. */
export function lookup(
  kind: string,
  entries: (readonly [name: string, id: string])[],
): (name: string) => string {
  const ids = new Map(entries)
  return (name) => {
    const id = ids.get(name)
    if (!id) throw new Error(`There is no ${kind} ${name}.`)
    return id
  }
}
