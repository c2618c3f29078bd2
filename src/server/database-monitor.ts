import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { databaseAvailability, noResponse } from './database-availability'
import { env } from './env'

type Options = {
  connectionString?: string
  availability?: ReturnType<typeof databaseAvailability>
  /** How long the database may take to respond, in ms. */
  patience?: number
  /** Between two probes, in ms. */
  interval?: number
}

/**
 * Asks the database at regular intervals whether it responds, over a connection of its own, so that slow statements and
 * full pools do not count as a failure.
 */
export class DatabaseMonitor {
  readonly #availability: ReturnType<typeof databaseAvailability>
  readonly #connectionString: string
  readonly #patience: number
  readonly #interval: number
  #connection: Promise<Client> | undefined
  #probe: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor({
    connectionString = env.DATABASE_URL,
    availability = databaseAvailability(),
    patience = 4_000,
    interval = 1_000,
  }: Options = {}) {
    this.#connectionString = connectionString
    this.#availability = availability
    this.#patience = patience
    this.#interval = interval
    this.#watch()
  }

  /** As last found out. */
  get responds(): boolean {
    return this.#availability.responds
  }

  /** Whether the database responds now. Waits for a response, unless it is known that there is none. */
  async check(): Promise<boolean> {
    if (this.#availability.responds) await this.#probeOnce()
    return this.#availability.responds
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    if (this.#connection) await this.#drop(this.#connection)
  }

  #watch(): void {
    void this.#probeOnce().then(() => {
      if (!this.#stopped) this.#timer = setTimeout(() => this.#watch(), this.#interval).unref()
    })
  }

  #probeOnce(): Promise<void> {
    this.#probe ??= this.#run().finally(() => (this.#probe = undefined))
    return this.#probe
  }

  async #run(): Promise<void> {
    const since = performance.now()
    const responds = this.#ask().then(() => true, isResponse)
    if (await Promise.race([responds, this.#silence()])) return this.#availability.reportResponse()
    if (this.#connection) void this.#drop(this.#connection)
    this.#availability.reportSilence(since)
  }

  async #ask(): Promise<void> {
    const existing = this.#connection
    const responds = existing
      ? await this.#select(existing).then(
          () => true,
          () => false,
        )
      : false
    // Only the connection may have ended.
    if (!responds) await this.#select((this.#connection ??= this.#connect()))
  }

  async #select(connection: Promise<Client>): Promise<void> {
    try {
      await (await connection).query('SELECT 1')
    } catch (error) {
      void this.#drop(connection)
      throw error
    }
  }

  async #connect(): Promise<Client> {
    if (this.#stopped) throw noResponse()
    const client = new Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: this.#patience,
      keepAlive: true,
      application_name: 'isotherm-monitor',
    })
    // Without a listener an ended connection would end the process.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  async #silence(): Promise<boolean> {
    await delay(this.#patience, undefined, { ref: false })
    // A process that was busy for as long has not read the response yet.
    await setImmediate()
    return false
  }

  #drop(connection: Promise<Client>): Promise<void> {
    if (this.#connection === connection) this.#connection = undefined
    return connection.then((client) => client.end()).catch(() => undefined)
  }
}

/** A server that refuses a connection responds, unless it is starting or stopping (class 57P). */
function isResponse(error: unknown): boolean {
  return error instanceof DatabaseError && !error.code?.startsWith('57P')
}
