import type { AddressInfo } from 'node:net'
import next from 'next'
import type { Logger } from 'pino'
import { closeDatabase, database, Listener } from '@/server/database'
import { cms } from '@/server/cms'
import { env } from '@/server/env'
import { contactOf, readContacts } from '@/server/contacts'
import { hosts, refreshHosts } from '@/server/hosts'
import { startHousekeeping } from '@/server/housekeeping'
import { startQueue } from '@/server/jobs/queue'
import { lentWorker } from '@/server/jobs/worker'
import { pageCache } from '@/server/page-cache'
import { openLog } from './access-log'
import type { Handler } from './deliver'
import { contentListener } from './invalidation'
import { createDiskWatch } from './disk'
import { createReadiness } from './readiness'
import { routeOf } from './route-of'
import { Door, type DoorSettings } from './server'

const megabyte = 2 ** 20
const dev = env.NODE_ENV !== 'production'

const log = openLog(env.LOG_LEVEL)
const pages = pageCache({ maxBytes: env.pageCacheMb * megabyte })
const listener = new Listener(
  contentListener({ ledger: pages.ledger, log: log.logger, onChange: rereadSettings }),
)

let background: { stop: (patience: number) => Promise<unknown> }[] = []

let handle: Handler = async () => {
  throw new Error('the application is not ready')
}

const diskWarning = createDiskWatch({ folder: env.dataDir, log: log.logger })
setInterval(() => void diskWarning(), 60_000).unref()

const door = new Door({
  handle: (req, res) => handle(req, res),
  routeOf: (exchange) => routeOf(exchange, hosts()),
  pageCache: pages,
  isLive: () => listener.isConnected,
  isReady: createReadiness({
    isLive: () => listener.isConnected,
    ping: () => database().query('SELECT 1'),
  }),
  warning: diskWarning,
  contactOf,
  log: log.logger,
  settings: settings(),
})

// Under another name than localhost, Next takes its own rewrites for addresses of a foreign server.
const app = next({ dev, dir: process.cwd(), hostname: 'localhost', port: env.PORT, httpServer: door.server })

stopOnSignals(log.logger)
door.server.on('error', fail)
await app.prepare().catch(fail)
handle = app.getRequestHandler()
door.server.listen(env.PORT, env.HOST, () => {
  const { address, port } = door.server.address() as AddressInfo
  log.logger.info({ address, port }, 'the door is open')
  const parts = { pool: database, worker: lentWorker, wake: cms, log: log.logger }
  background = [startHousekeeping(parts), startQueue(parts)]
})

/** Hosts and contacts are part of the site settings, which editors may change at any time. */
function rereadSettings(tags: string[]): void {
  if (!tags.some((tag) => tag === '*' || tag === 'global:site-settings')) return
  void refreshHosts({ pool: database, log: log.logger })
    .then(() => readContacts(database()))
    .catch((error: Error) => log.logger.warn(`the contacts were not read: ${error.message}`))
}

function settings(): DoorSettings {
  return {
    dev,
    trustProxy: env.TRUST_PROXY,
    compress: env.COMPRESS,
    https: env.publicOrigin.startsWith('https:'),
    cacheBytes: env.byteCacheMb * megabyte,
    uploadBytes: env.MAX_UPLOAD_MB * megabyte,
    attachmentBytes: env.MAX_ATTACHMENT_MB * megabyte,
    maxConcurrent: env.MAX_CONCURRENT,
    rateLimits: env.RATE_LIMITS,
    patience: { headers: 15_000, body: { bytes: 10 * 1024, every: 10_000 }, reading: 30_000, answer: 45_000 },
  }
}

function stopOnSignals(logger: Logger): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Ctrl-C reaches the whole group, and the parent sends its own signal as well.
      if (stopping) return
      stopping = true
      logger.info({ signal }, 'finishing running requests')
      void stop()
    })
  }
}

async function stop(): Promise<void> {
  const patience = env.DRAIN_SECONDS * 1000
  const drained = door.drain({ delay: env.STOP_DELAY_SECONDS * 1000, limit: patience })
  await Promise.all([drained, ...background.map((work) => work.stop(patience))])
  await Promise.allSettled([app.close(), listener.stop(), closeDatabase()])
  log.logger.info('stopped')
  log.close()
  process.exit(0)
}

function fail(error: Error): never {
  log.logger.fatal(error.message)
  log.close()
  process.exit(1)
}
