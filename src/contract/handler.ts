import 'server-only'
import { env } from '@/server/env'
import { isUntrustedOrigin } from '@/server/request-origin'
import { docsPage } from './docs/page'
import { contractDocument } from './about'
import { createDispatch } from './kernel/dispatch'
import { operations } from './table'

const document = contractDocument()
const json = JSON.stringify(document)
const page = docsPage(document)

/** HTTP handler of the contract. */
export const handleContract = createDispatch({
  operations,
  documents: new Map([
    ['openapi.json', () => text(json, 'application/json; charset=utf-8')],
    ['docs', () => text(page, 'text/html; charset=utf-8')],
  ]),
  corsOrigins: env.corsOrigins,
  isForeign: isUntrustedOrigin,
  strict: env.NODE_ENV !== 'production',
})

function text(body: string, contentType: string): Response {
  return new Response(body, { headers: { 'content-type': contentType, 'cache-control': 'no-cache' } })
}
