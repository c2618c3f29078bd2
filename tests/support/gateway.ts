import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Route } from '@/gateway/cache-policy'
import type { Answer } from '@/gateway/missing-pages'
import { Gateway, type GatewaySettings } from '@/gateway/gateway'
import type { PageCache } from '@/server/page-cache'
import { newPageCache } from './page-cache'

type Handle = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>

type TestGateway = {
  gateway: Gateway
  pageCache: PageCache
  /** `on: false` simulates a lost LISTEN connection. */
  live: Live
  logged: Record<string, unknown>[]
  /** The counters of responses that were sent from the cache. */
  counted: string[]
  /** The paths for which a redirect was looked for. */
  missing: string[]
  /** The redirects of editors, by path. */
  redirects: Map<string, Answer>
  sendRequest: (path: string, options?: RequestOptions) => Promise<TestResponse>
}

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string | Buffer }
type Live = { on: boolean; ready: boolean; responds: boolean; warning: string | null }
type PartialPost = { length: number; sent?: string; from?: string }
type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

const defaults: GatewaySettings = {
  dev: false,
  trustProxy: false,
  compress: true,
  https: false,
  cacheBytes: 10_000_000,
  uploadBytes: 2_000_000,
  attachmentBytes: 500_000,
  maxConcurrent: 50,
  rateLimits: true,
  timeouts: {
    headers: 15_000,
    body: { bytes: 1024, intervalMs: 10_000 },
    clientRead: 30_000,
    appResponse: 45_000,
  },
}

/** A gateway on a free port in front of a fake application; `/page/x` is a page, `/f/x` a tagged response. */
export async function openGateway(
  handle: Handle,
  settings: Partial<GatewaySettings> = {},
): Promise<TestGateway> {
  const live: Live = { on: true, ready: true, responds: true, warning: null }
  const logged: Record<string, unknown>[] = []
  const note = (line: Record<string, unknown>) => void logged.push(line)
  const counted: string[] = []
  const missing: string[] = []
  const redirects = new Map<string, Answer>()
  const pageCache = newPageCache()
  const gateway = new Gateway({
    handle: async (req, res) => handle(req, res),
    routeOf: ({ path, query }) => testRoute(path, query),
    pageCache,
    isSubscribed: () => live.on,
    isReady: async () => live.ready,
    databaseResponds: () => live.responds,
    warning: async () => live.warning,
    contactOf: () => ({ company: 'Norvane', email: 'a@maker.example', phone: '+44 20 7946 0000' }),
    count: (counter) => counted.push(counter),
    answerMissing: async (exchange) => {
      missing.push(exchange.path)
      return redirects.get(exchange.path) ?? null
    },
    log: { debug: note, info: note, warn: note, error: note } as never,
    settings: { ...defaults, ...settings },
  })
  await new Promise<void>((resolve) => gateway.server.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.server.address() as AddressInfo
  onTestFinished(() => {
    gateway.server.closeAllConnections()
    gateway.server.close()
  })
  return {
    gateway,
    pageCache,
    live,
    logged,
    counted,
    missing,
    redirects,
    sendRequest: (path, options) => sendRequest(port, path, options),
  }
}

/** A raw connection that sends only `sent`; it stays half-open when the server closes it. */
export function connectTo(gateway: Gateway, sent = ''): Socket {
  const { port } = gateway.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  if (sent) socket.write(sent)
  onTestFinished(() => void socket.destroy())
  return socket
}

/** The headers of a POST and the first bytes of its body. */
export function partialPost(path: string, { length, sent = 'x', from = '203.0.113.1' }: PartialPost): string {
  const head = [`POST ${path} HTTP/1.1`, 'host: a', `x-forwarded-for: ${from}`, `content-length: ${length}`]
  return `${head.join('\r\n')}\r\n\r\n${sent}`
}

/** Simulates Next serving a cached page: the page cache passes the tags to the gateway. */
export function servePage(
  pageCache: PageCache,
  res: ServerResponse,
  { tags, html }: { tags: string[]; html: string },
) {
  const capture = pageCache.capture.getStore()
  if (capture) capture.tags = new Set(tags)
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.setHeader('cache-control', 's-maxage=31536000')
  res.end(html)
}

function testRoute(path: string, query: string): Route {
  if (path === '/moved') return { kind: 'redirect', to: '/page/1', permanent: true }
  if (path === '/nowhere') return { kind: 'cacheable', what: 'notFound', key: '/en_EN/not-found' }
  if (path.startsWith('/page/')) return { kind: 'cacheable', what: 'page', key: path.slice('/page'.length) }
  if (path.startsWith('/_next/static/')) return { kind: 'cacheable', what: 'asset', key: path }
  return path.startsWith('/f/')
    ? { kind: 'cacheable', what: 'tagged', key: `${path}?${query}` }
    : { kind: 'pass' }
}

function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString(),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
