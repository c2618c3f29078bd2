import { typedText } from '@/lib/search/wire'
import type { Exchange } from './exchange'

/** Where the query is what visitors type: the search pages, the contract's search, what is offered while typing. */
const typed = /^\/[^/]+\/search\/?$|^\/suggest\/?$|^(?:\/biomedical-admin-api)?\/f\/search\/list\/?$/i
const mostParameters = 16

/** Whatever was typed is a search: too long a query is cut, and a malformed one spelled as it was read. */
export function spellTypedQuery(exchange: Exchange): void {
  const { req, path, query } = exchange
  if (query === '' || !typed.test(path)) return
  const parameters = [...new URLSearchParams(query)].slice(0, mostParameters)
  const spelled = new URLSearchParams(parameters.map(([name, value]) => [name, typedText(value)]))
  exchange.query = spelled.toString()
  req.url = `${path}?${exchange.query}`
}
