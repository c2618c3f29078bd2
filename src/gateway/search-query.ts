import { toSearchText } from '@/lib/search/api'
import type { Exchange } from './exchange'

/** Paths whose query is typed by visitors: the search pages, the contract's search and the suggestions. */
const searchPaths = /^\/[^/]+\/search\/?$|^\/suggest\/?$|^(?:\/biomedical-admin-api)?\/f\/search\/list\/?$/i
const maxParameters = 16

/** No search text is refused: a query that is too long is truncated, and a malformed one is re-encoded. */
export function sanitizeSearchQuery(exchange: Exchange): void {
  const { req, path, query } = exchange
  if (query === '' || !searchPaths.test(path)) return
  const parameters = [...new URLSearchParams(query)].slice(0, maxParameters)
  const sanitized = new URLSearchParams(parameters.map(([name, value]) => [name, toSearchText(value)]))
  exchange.query = sanitized.toString()
  req.url = `${path}?${exchange.query}`
}
