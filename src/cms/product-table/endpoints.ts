import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { knownLanguage } from '../texts'
import { isStaff } from '../access/roles'
import { exportTable } from './export-table'
import { importResponse } from './import-response'
import { importTable } from './import-table'

/** `/api/products/export` and `/api/products/import`. */
export const productTableEndpoints: Endpoint[] = [
  { path: '/export', method: 'get', handler: handleExport },
  { path: '/import', method: 'post', handler: handleImport },
]

/** With headings in the language of the account; with `?headings=names`, internal names. */
async function handleExport(req: PayloadRequest): Promise<Response> {
  requireStaff(req)
  const hasNames = req.searchParams.get('headings') === 'names'
  const table = await exportTable(req, { naming: hasNames ? 'names' : knownLanguage(req.i18n.language) })
  const day = new Date().toISOString().slice(0, 10)
  return new Response(toStream(table), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="products-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

async function handleImport(req: PayloadRequest): Promise<Response> {
  requireStaff(req)
  return importResponse(req, importTable)
}

function requireStaff(req: PayloadRequest): void {
  if (!isStaff(req)) throw new Forbidden(req.t)
}

function toStream(parts: Generator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      const { done, value } = parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
