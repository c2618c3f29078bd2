import { Client, type Pool } from 'pg'
import { env } from './env'
import { closePools, sharedPool } from './pools'

type Listening = {
  channel: string
  onMessage: (payload: string) => void
  /** LISTEN is in force; messages sent before this moment may have been missed. */
  onConnected: () => void
  onLost: (error: Error) => void
}

const firstDelay = 200
const longestDelay = 10_000
/** A connection that broke without a word is noticed this late, in ms. */
const probeEvery = 15_000

/** Connections for what goes neither through the CMS nor the search: readiness, limits, jobs. */
export function database(): Pool {
  return sharedPool('others', { application_name: 'isotherm-door' })
}

export async function closeDatabase(): Promise<void> {
  await closePools()
}

/** A subscription to a channel, on a connection of its own, that comes back by itself when that breaks. */
export class Listener {
  readonly #listening: Listening
  readonly #connectionString: string
  #client: Client | undefined
  #connected = false
  #stopped = false
  #delay = firstDelay
  #timer: NodeJS.Timeout | undefined

  constructor(listening: Listening, connectionString = env.DATABASE_URL) {
    this.#listening = listening
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
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('the connection ended')))
    client.on('notification', ({ payload }) => this.#listening.onMessage(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${client.escapeIdentifier(this.#listening.channel)}`)
    } catch (error) {
      return this.#lose(client, error instanceof Error ? error : new Error(String(error)))
    }
    if (this.#client !== client) return
    this.#listening.onConnected()
    this.#connected = true
    this.#delay = firstDelay
    this.#probe(client)
  }

  #probe(client: Client): void {
    this.#timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.#client === client && this.#probe(client),
        (error: Error) => this.#lose(client, error),
      )
    }, probeEvery).unref()
  }

  #lose(client: Client, error: Error): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.#connected = false
    clearTimeout(this.#timer)
    client.end().catch(() => undefined)
    if (this.#stopped) return
    this.#listening.onLost(error)
    this.#timer = setTimeout(() => void this.#connect(), this.#delay * (0.75 + Math.random() / 2))
    this.#delay = Math.min(this.#delay * 2, longestDelay)
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
