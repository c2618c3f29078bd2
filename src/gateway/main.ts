import type { AddressInfo } from 'node:net'
import path from 'node:path'
import next from 'next'
import type { Logger } from 'pino'
import { backgroundDatabase, closeDatabase, database, Listener } from '@/server/database'
import { DatabaseMonitor } from '@/server/database-monitor'
import { cms } from '@/server/cms'
import { env } from '@/server/env'
import { contactOf, readContacts } from '@/server/contacts'
import { hosts, refreshHosts } from '@/server/hosts'
import { startHousekeeping } from '@/server/housekeeping'
import { startQueue } from '@/server/jobs/queue'
import { getWorker } from '@/server/jobs/worker'
import { pageCache } from '@/server/page-cache'
import { missingCounter } from '@/server/missing-counter'
import { areRedirectTags, knownRedirects, refreshRedirects } from '@/server/redirects'
import { SearchCounter } from '@/server/search-counter'
import { viewCounter } from '@/server/view-counter'
import { checkTables, MissingColumns } from '@/server/table-check'
import { openAccessLog } from './access-log'
import type { Handler } from './dispatcher'
import { contentChangeListener } from './invalidation'
import { createDiskSpaceCheck } from './disk-space'
import { precompressedFiles } from './precompressed'
import { answerMissingPages } from './missing-pages'
import { routeOf } from './route-of'
import { Gateway, type GatewaySettings } from './gateway'

const megabyte = 2 ** 20
const dev = env.NODE_ENV !== 'production'

const log = openAccessLog(env.LOG_LEVEL)
if (!dev && !env.hasOwnSecret) exitWithError(new Error('Set PAYLOAD_SECRET to a random text.'))
const pages = pageCache({ maxBytes: env.pageCacheMb * megabyte })
const contentListener = new Listener(
  contentChangeListener({
    invalidationLog: pages.invalidationLog,
    log: log.logger,
    onChange: (tags) => {
      refreshSettings(tags)
      void gateway.refreshFrequent()
    },
  }),
)

pages.isSubscribed = () => contentListener.isConnected

const monitor = new DatabaseMonitor()

let backgroundTasks: { stop: (patience: number) => Promise<unknown> }[] = []

let handle: Handler = async () => {
  throw new Error('the application is not ready')
}

const searchCounter = new SearchCounter()

const diskWarning = createDiskSpaceCheck({ folder: env.dataDir, log: log.logger })
setInterval(() => void diskWarning(), 60_000).unref()

const gateway = new Gateway({
  handle: (req, res) => handle(req, res),
  routeOf: (request) => routeOf(request, hosts()),
  pageCache: pages,
  isSubscribed: () => contentListener.isConnected,
  isReady: async () => (await monitor.check()) && contentListener.isConnected,
  databaseResponds: () => monitor.responds,
  warning: diskWarning,
  contactOf,
  precompressed: precompressedFiles(path.join(process.cwd(), '.next/static')),
  count: (counter, headers) => {
    if (!searchCounter.add(counter, headers)) viewCounter().add(counter)
  },
  answerMissing: answerMissingPages({
    hosts,
    redirects: knownRedirects,
    count: (missing) => missingCounter().add(missing),
  }),
  log: log.logger,
  settings: settings(),
})

// With a hostname other than localhost, Next treats its own rewrites as those to another server.
const app = next({
  dev,
  dir: process.cwd(),
  hostname: 'localhost',
  port: env.PORT,
  httpServer: gateway.server,
})

viewCounter().logTo(log.logger)
missingCounter().logTo(log.logger)
stopOnSignals(log.logger)
gateway.server.on('error', exitWithError)
checkTables(database()).catch((error: Error) => {
  if (error instanceof MissingColumns) exitWithError(error)
  // Without a database the process stays up.
  log.logger.warn(`the tables could not be checked: ${error.message}`)
})
await app.prepare().catch(exitWithError)
handle = app.getRequestHandler()
gateway.server.listen(env.PORT, env.HOST, () => {
  const { address, port } = gateway.server.address() as AddressInfo
  log.logger.info({ address, port }, 'listening')
  const parts = { pool: backgroundDatabase, worker: getWorker, initialiseCms: cms, log: log.logger }
  backgroundTasks = [startHousekeeping(parts), startQueue(parts)]
})

/** Rereads redirects, and the hosts and contacts of the site settings. */
function refreshSettings(tags: string[]): void {
  if (areRedirectTags(tags)) void refreshRedirects({ pool: database, log: log.logger })
  if (!tags.some((tag) => tag === '*' || tag === 'global:site-settings')) return
  void refreshHosts({ pool: database, log: log.logger })
    .then(() => readContacts(database()))
    .catch((error: Error) => log.logger.warn(`contacts could not be read: ${error.message}`))
}

function settings(): GatewaySettings {
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
    timeouts: {
      headers: 15_000,
      body: { bytes: 10 * 1024, intervalMs: 10_000 },
      clientRead: 30_000,
      appResponse: 45_000,
    },
  }
}

function stopOnSignals(logger: Logger): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Ctrl-C signals the whole process group, and the parent sends its own signal as well.
      if (stopping) return
      stopping = true
      logger.info({ signal }, 'finishing running requests')
      void stop()
    })
  }
}

async function stop(): Promise<void> {
  const patience = env.DRAIN_SECONDS * 1000
  const drained = gateway.drain({ delay: env.STOP_DELAY_SECONDS * 1000, limit: patience })
  await Promise.all([drained, ...backgroundTasks.map((work) => work.stop(patience))])
  // After the last response has been counted.
  await Promise.all([viewCounter().stop(), searchCounter.flush(), missingCounter().flush()])
  await Promise.allSettled([app.close(), contentListener.stop(), monitor.stop(), closeDatabase()])
  log.logger.info('stopped')
  log.close()
  process.exit(0)
}

function exitWithError(error: Error): never {
  log.logger.fatal(error.message)
  log.close()
  process.exit(1)
}
