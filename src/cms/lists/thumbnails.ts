import type { FlattenedField, PayloadRequest } from 'payload'
import { isObject } from '@/lib/unknown-values'
import { findStored } from '../search/stored'
import type { LatestRow } from './latest-rows'
import { sourcesOn } from './titles'

/** The fields that show what a document looks like; the picture of a card comes before an icon. */
const preferred = ['cover', 'picture', 'logo', 'portrait', 'icon']

/** The names of a collection's fields with one picture, the most telling first. */
export function pictureFields(fields: FlattenedField[]): string[] {
  return fields
    .filter((field) => field.type === 'upload' && field.relationTo === 'media' && !field.hasMany)
    .map(({ name }) => name)
    .toSorted((one, other) => rank(one) - rank(other))
}

function rank(name: string): number {
  const index = preferred.indexOf(name)
  return index < 0 ? preferred.length : index
}

type Picture = { id: string; filename?: string | null; sizes?: Record<string, { filename?: string | null }> }

/** The addresses of the documents' pictures by the documents' ids: one statement. */
export async function findThumbnails(
  req: PayloadRequest,
  rows: LatestRow[],
  fields: string[],
): Promise<Map<string, string>> {
  const pictures = new Map(rows.flatMap((row) => pictureOf(row, fields, req.locale) ?? []))
  const ids = [...new Set(pictures.values())]
  if (ids.length === 0) return new Map()
  const found = await findStored<Picture>(req, {
    collection: 'media',
    where: { id: { in: ids } },
    select: { filename: true, sizes: true },
  })
  const addresses = new Map(found.map((picture) => [picture.id, thumbnailOf(picture)]))
  return new Map(
    [...pictures].flatMap(([id, picture]) => {
      const address = addresses.get(picture)
      return address ? [[id, address] as const] : []
    }),
  )
}

function thumbnailOf({ filename, sizes }: Picture): string | null {
  const key = sizes?.w480?.filename ?? filename
  return key ? `/file/pictures/${encodeURIComponent(key)}` : null
}

/** The picture of the site, or of the first site that has one. */
function pictureOf(row: LatestRow, fields: string[], site: unknown): [string, string][] | null {
  const sources = sourcesOn(site)
  for (const field of fields) {
    const value = row[field]
    const id = isObject(value) ? sources.map((source) => value[source]).find(Boolean) : value
    if (typeof id === 'string') return [[row.id, id]]
  }
  return null
}
