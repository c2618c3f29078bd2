import { Readable } from 'node:stream'
import { Forbidden, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import type { Download } from '@/payload-types'
import { isStaff } from '../access/roles'
import { writeLines, writeTable } from '../product-table/csv'
import { siteLabels } from '../site-labels'

const portion = 200

/** `/api/downloads/export`: the log as a table, filtered and searched by the list's own parameters. */
export const downloadEndpoints: Endpoint[] = [{ path: '/export', method: 'get', handler: answerExport }]

const columns: [string, (entry: Download) => string][] = [
  ['At', ({ at }) => at],
  ['User name', ({ account }) => account],
  ['Company', ({ company }) => company ?? ''],
  ['File', ({ fileName }) => fileName],
  ['Site', ({ site }) => (site ? siteLabels[site] : '')],
  ['Way', ({ way }) => (way === 'collection' ? 'In a collection' : 'On its own')],
]

async function answerExport(req: PayloadRequest): Promise<Response> {
  if (!isStaff(req)) throw new Forbidden(req.t)
  const day = new Date().toISOString().slice(0, 10)
  const read = readerOf(req)
  // Before the answer begins, so that a filter which cannot be read is refused.
  const first = await read(1)
  return new Response(Readable.toWeb(Readable.from(tableOf(first, read))) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="downloads-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

type Reader = (page: number) => Promise<Download[]>

function readerOf(req: PayloadRequest): Reader {
  const { where, search = '' } = req.query as { where?: Where; search?: string }
  const { config } = req.payload.collections.downloads
  const asked = mergeListSearchAndWhere({ collectionConfig: config, search, where })
  // Entries that come meanwhile would move the others to later pages.
  const until: Where = { at: { less_than_equal: new Date().toISOString() } }
  return async (page) => {
    const { docs } = await req.payload.find({
      collection: 'downloads',
      where: { and: [until, asked ?? {}] },
      sort: ['-at', '-id'],
      ...{ page, limit: portion, depth: 0, overrideAccess: false, req },
    })
    return docs
  }
}

async function* tableOf(first: Download[], read: Reader): AsyncGenerator<Buffer> {
  const header = columns.map(([name]) => name)
  const lines = (entries: Download[]) => entries.map((entry) => columns.map(([, cell]) => cell(entry)))
  yield Buffer.from([...writeTable(header, lines(first))].join(''))
  let last = first
  for (let page = 2; last.length === portion; page += 1) {
    last = await read(page)
    yield Buffer.from(writeLines(lines(last)))
  }
}
