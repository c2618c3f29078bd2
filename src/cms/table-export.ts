import { Readable } from 'node:stream'
import {
  Forbidden,
  type CollectionSlug,
  type DataFromCollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from 'payload'
import { writeLines, writeTable } from './tables/csv'

/** The maximum of a read over HTTP. */
const batchSize = 200

/** The filter and the search text of a list, from its address. */
export type ListQuery = { where?: Where; search?: string }

type TableExport<Slug extends CollectionSlug> = {
  collection: Slug
  mayRead: (req: PayloadRequest) => boolean
  /** The date field by which rows are sorted, newest first. */
  time: keyof DataFromCollectionSlug<Slug> & string
  header: (req: PayloadRequest) => string[]
  toWhere: (req: PayloadRequest, query: ListQuery) => Where
  toLines: (req: PayloadRequest, rows: DataFromCollectionSlug<Slug>[]) => Promise<string[][]> | string[][]
}

/** `GET /api/<collection>/export`: all pages of a list as a table for spreadsheets. */
export function exportEndpoint<Slug extends CollectionSlug>(
  table: TableExport<Slug>,
): Omit<Endpoint, 'root'> {
  return {
    path: '/export',
    method: 'get',
    async handler(req) {
      if (!table.mayRead(req)) throw new Forbidden(req.t)
      const day = new Date().toISOString().slice(0, 10)
      const read = readerOf(table, req)
      // Before the response starts, so that an invalid filter is refused.
      const first = await read()
      const lines = Readable.from(linesOf({ table, req, first, read }))
      return new Response(Readable.toWeb(lines) as ReadableStream, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${table.collection}-${day}.csv"`,
          'cache-control': 'private, no-store',
        },
      })
    },
  }
}

type Reader<Slug extends CollectionSlug> = (
  after?: DataFromCollectionSlug<Slug>,
) => Promise<DataFromCollectionSlug<Slug>[]>

function readerOf<Slug extends CollectionSlug>(
  { collection, time, toWhere }: TableExport<Slug>,
  req: PayloadRequest,
): Reader<Slug> {
  const filter = toWhere(req, req.query as ListQuery)
  const started = new Date().toISOString()
  return async (after) => {
    const from: Where = after
      ? olderThan(time, { time: String(after[time]), id: String(after.id) })
      : { [time]: { less_than_equal: started } }
    const { docs } = await req.payload.find({
      collection,
      where: { and: [from, filter] },
      sort: [`-${time}`, '-id'],
      limit: batchSize,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return docs as DataFromCollectionSlug<Slug>[]
  }
}

/** The rows after a given one, newest first: rows that are inserted or deleted meanwhile do not shift the pages. */
export function olderThan(field: string, { time, id }: { time: string; id: string }): Where {
  return {
    or: [
      { [field]: { less_than: time } },
      { and: [{ [field]: { equals: time } }, { id: { less_than: id } }] },
    ],
  }
}

type ExportState<Slug extends CollectionSlug> = {
  table: TableExport<Slug>
  req: PayloadRequest
  first: DataFromCollectionSlug<Slug>[]
  read: Reader<Slug>
}

async function* linesOf<Slug extends CollectionSlug>({
  table,
  req,
  first,
  read,
}: ExportState<Slug>): AsyncGenerator<Buffer> {
  yield Buffer.from([...writeTable(table.header(req), await table.toLines(req, first))].join(''))
  let rows = first
  while (rows.length === batchSize) {
    rows = await read(rows.at(-1))
    yield Buffer.from(writeLines(await table.toLines(req, rows)))
  }
}
