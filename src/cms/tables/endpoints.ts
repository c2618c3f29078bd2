import { Readable } from 'node:stream'
import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { isStaff } from '../access/roles'
import { knownLanguage } from '../texts'
import { exportTable } from './export-table'
import { importResponse } from './import-response'
import { importTable } from './import-table'
import type { StoredDocument } from './stored-document'
import type { TableKind } from './table-kind'

/** `/api/<collection>/export` and `/api/<collection>/import`. */
export function tableEndpoints<Document extends StoredDocument>(
  kind: TableKind<Document>,
): Omit<Endpoint, 'root'>[] {
  return [
    { path: '/export', method: 'get', handler: (req) => exportResponse(kind, req) },
    {
      path: '/import',
      method: 'post',
      handler(req) {
        requireStaff(req)
        return importResponse(req, (given) => importTable(kind, given))
      },
    },
  ]
}

/** With headings in the language of the account; with `?headings=names`, internal names. */
async function exportResponse<Document extends StoredDocument>(
  kind: TableKind<Document>,
  req: PayloadRequest,
): Promise<Response> {
  requireStaff(req)
  const hasNames = req.searchParams.get('headings') === 'names'
  const lines = exportTable(kind, req, hasNames ? 'names' : knownLanguage(req.i18n.language))
  const day = new Date().toISOString().slice(0, 10)
  // Before the response starts, so that an error has its status.
  const first = await lines.next()
  return new Response(Readable.toWeb(Readable.from(bytesOf(first.value ?? '', lines))) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${kind.collection}-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

async function* bytesOf(first: string, lines: AsyncGenerator<string>): AsyncGenerator<Buffer> {
  yield Buffer.from(first)
  for await (const line of lines) yield Buffer.from(line)
}

function requireStaff(req: PayloadRequest): void {
  if (!isStaff(req)) throw new Forbidden(req.t)
}
