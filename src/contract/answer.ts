import 'server-only'
import { env } from '@/server/env'
import { isForeignOrigin } from '@/server/sender'
import { docsPage } from './docs/page'
import { contractDocument } from './about'
import { createDispatch } from './kernel/dispatch'
import { operations } from './table'

const document = contractDocument()
const json = JSON.stringify(document)
const page = docsPage(document)

/** The contract of this product, over HTTP. */
export const answerContract = createDispatch({
  operations,
  documents: new Map([
    ['openapi.json', () => text(json, 'application/json; charset=utf-8')],
    ['docs', () => text(page, 'text/html; charset=utf-8')],
  ]),
  corsOrigins: env.corsOrigins,
  isForeign: isForeignOrigin,
  strict: env.NODE_ENV !== 'production',
})

function text(body: string, contentType: string): Response {
  return new Response(body, { headers: { 'content-type': contentType, 'cache-control': 'no-cache' } })
}
