import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Route } from '@/door/keeping'
import { Door, type DoorSettings } from '@/door/server'
import type { PageCache } from '@/server/page-cache'
import { emptyPageCache } from './page-cache'

type Handle = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>

type Opened = {
  door: Door
  pageCache: PageCache
  /** Set to false to let changes of content go unheard. */
  live: Live
  logged: Record<string, unknown>[]
  ask: (path: string, options?: Asked) => Promise<Answered>
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer }
type Live = { on: boolean; ready: boolean; warning: string | null }
type Begun = { length: number; sent?: string; from?: string }
type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

const defaults: DoorSettings = {
  dev: false,
  trustProxy: false,
  compress: true,
  https: false,
  cacheBytes: 10_000_000,
  uploadBytes: 2_000_000,
  attachmentBytes: 500_000,
  maxConcurrent: 50,
  rateLimits: true,
  patience: { headers: 15_000, body: { bytes: 1024, every: 10_000 }, reading: 30_000, answer: 45_000 },
}

/** A door on a free port in front of a stand-in for the application; `/page/x` is a page, `/f/x` tagged. */
export async function openDoor(handle: Handle, settings: Partial<DoorSettings> = {}): Promise<Opened> {
  const live: Live = { on: true, ready: true, warning: null }
  const logged: Record<string, unknown>[] = []
  const note = (line: Record<string, unknown>) => void logged.push(line)
  const pageCache = emptyPageCache()
  const door = new Door({
    handle: async (req, res) => handle(req, res),
    routeOf: ({ path, query }) => standInRoute(path, query),
    pageCache,
    isLive: () => live.on,
    isReady: async () => live.ready,
    warning: async () => live.warning,
    contactOf: () => ({ company: 'Norvane', email: 'a@maker.example', phone: '+44 20 7946 0000' }),
    log: { debug: note, info: note, warn: note, error: note } as never,
    settings: { ...defaults, ...settings },
  })
  await new Promise<void>((resolve) => door.server.listen(0, '127.0.0.1', resolve))
  const { port } = door.server.address() as AddressInfo
  onTestFinished(() => {
    door.server.closeAllConnections()
    door.server.close()
  })
  return { door, pageCache, live, logged, ask: (path, options) => ask(port, path, options) }
}

/** A connection that sends what it is told and nothing else; it does not even close when the server does. */
export function connectTo(door: Door, sent = ''): Socket {
  const { port } = door.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  if (sent) socket.write(sent)
  onTestFinished(() => void socket.destroy())
  return socket
}

/** The head of a POST, and the first bytes of its body. */
export function begunPost(path: string, { length, sent = 'x', from = '203.0.113.1' }: Begun): string {
  const head = [`POST ${path} HTTP/1.1`, 'host: a', `x-forwarded-for: ${from}`, `content-length: ${length}`]
  return `${head.join('\r\n')}\r\n\r\n${sent}`
}

/** What Next does when it serves a cached page: the page cache tells the door the tags. */
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

function standInRoute(path: string, query: string): Route {
  if (path === '/moved') return { kind: 'redirect', to: '/page/1', permanent: true }
  if (path === '/nowhere') return { kind: 'keep', what: 'notFound', key: '/en_EN/not-found' }
  if (path.startsWith('/page/')) return { kind: 'keep', what: 'page', key: path.slice('/page'.length) }
  if (path.startsWith('/_next/static/')) return { kind: 'keep', what: 'asset', key: path }
  return path.startsWith('/f/') ? { kind: 'keep', what: 'tagged', key: `${path}?${query}` } : { kind: 'pass' }
}

function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: whole,
          text: whole.toString(),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
