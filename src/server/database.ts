import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type Pool } from 'pg'
import { env } from './env'
import { closePools, sharedPool } from './pools'

type Subscription = {
  channel: string
  onMessage: (payload: string) => void
  /** LISTEN is active; messages sent before may have been missed. */
  onConnected: () => void
  onLost: (error: Error) => void
}

const firstDelay = 200
const maxDelay = 2_000
/** In ms; a connection lost without an error is detected after this time. */
const probeInterval = 15_000

/** Connections for what requests need beside the CMS and the search: rate limits, counts. */
export function database(): Pool {
  return sharedPool('others', { application_name: 'isotherm-gateway' })
}

/**
 * Connections for what no request waits for: jobs, clean-ups, counts that are stored in batches. The two tasks that run
 * exclusively hold one each for their lock, so it needs three.
 */
export function backgroundDatabase(): Pool {
  return sharedPool('background', { application_name: 'isotherm-background' })
}

/** Typed statements on these connections. */
export function statements(pool: Pick<Pool, 'query'> = database()) {
  // Drizzle only calls query(), except for transactions.
  return drizzle({ client: pool as Pool })
}

export async function closeDatabase(): Promise<void> {
  await closePools()
}

/** Listens to a channel on a connection of its own, and reconnects when it is lost. */
export class Listener {
  readonly #subscription: Subscription
  readonly #connectionString: string
  #client: Client | undefined
  #connected = false
  #stopped = false
  #delay = firstDelay
  #timer: NodeJS.Timeout | undefined

  constructor(subscription: Subscription, connectionString = env.DATABASE_URL) {
    this.#subscription = subscription
    this.#connectionString = connectionString
    void this.#connect()
  }

  get isConnected(): boolean {
    return this.#connected
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    this.#connected = false
    await client?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const client = newClient(this.#connectionString)
    this.#client = client
    client.on('error', (error) => this.#handleLoss(client, error))
    client.on('end', () => this.#handleLoss(client, new Error('the connection ended')))
    client.on('notification', ({ payload }) => this.#subscription.onMessage(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${client.escapeIdentifier(this.#subscription.channel)}`)
    } catch (error) {
      return this.#handleLoss(client, error instanceof Error ? error : new Error(String(error)))
    }
    if (this.#client !== client) return
    this.#subscription.onConnected()
    this.#connected = true
    this.#delay = firstDelay
    this.#probe(client)
  }

  #probe(client: Client): void {
    this.#timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.#client === client && this.#probe(client),
        (error: Error) => this.#handleLoss(client, error),
      )
    }, probeInterval).unref()
  }

  #handleLoss(client: Client, error: Error): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.#connected = false
    clearTimeout(this.#timer)
    client.end().catch(() => undefined)
    if (this.#stopped) return
    this.#subscription.onLost(error)
    this.#timer = setTimeout(() => void this.#connect(), this.#delay * (0.75 + Math.random() / 2))
    this.#delay = Math.min(this.#delay * 2, maxDelay)
  }
}

function newClient(connectionString: string): Client {
  return new Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    application_name: 'isotherm-listener',
  })
}
