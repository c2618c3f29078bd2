import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { isStaff } from '../access/roles'
import { importResponse } from '../tables/import-response'
import { writeTable } from '../tables/csv'
import { labelText } from '../texts'
import { importRedirects } from './import-table'
import { lookUp } from './look-up'
import { findAllRedirects } from './stored'
import { columnNames, headingsIn, toLine } from './table-columns'

/** `/api/redirects/export`, `/api/redirects/import` and `/api/redirects/lookup?address=…`. */
export const redirectEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: handleExport },
  { path: '/import', method: 'post', handler: handleImport },
  { path: '/lookup', method: 'get', handler: handleLookup },
]

/** With headings in the language of the account; with `?headings=names`, internal names. */
async function handleExport(req: PayloadRequest): Promise<Response> {
  requireStaff(req)
  const header = req.searchParams.get('headings') === 'names' ? columnNames : headingsIn(labelText(req))
  const lines = (await findAllRedirects(req)).map(toLine)
  const day = new Date().toISOString().slice(0, 10)
  return new Response([...writeTable(header, lines)].join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="redirects-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

async function handleImport(req: PayloadRequest): Promise<Response> {
  requireStaff(req)
  return importResponse(req, importRedirects)
}

/** Where an address leads now. */
async function handleLookup(req: PayloadRequest): Promise<Response> {
  requireStaff(req)
  const results = await lookUp(req, req.searchParams.get('address') ?? '')
  return Response.json({ results }, { headers: { 'cache-control': 'no-store' } })
}

function requireStaff(req: PayloadRequest): void {
  if (!isStaff(req)) throw new Forbidden(req.t)
}
