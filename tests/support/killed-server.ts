import { existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../scripts/lib/embedded-database.ts'
import { startServer, type Server } from '../../scripts/lib/server.ts'

/** Programs as the engine has compiled them: a start takes two thirds of the time. A process writes them at its end. */
const compiled = path.resolve(import.meta.dirname, '../../.data/test/compiled')

/** The production server as `npm test` has built it, on the test file's database; it is killed and comes again. */
export class KilledServer {
  kills = 0
  readonly origin: string
  readonly #port: number
  readonly #folder: string
  #up: Promise<Server>

  static async start(folder: string): Promise<KilledServer> {
    const port = await freePort()
    if (!existsSync(compiled)) await new KilledServer(port, folder).stop()
    const server = new KilledServer(port, folder)
    await server.up()
    return server
  }

  private constructor(port: number, folder: string) {
    this.#port = port
    this.#folder = folder
    this.origin = `http://localhost:${port}`
    this.#up = this.#start()
  }

  /** Resolves when it answers, after the last kill. */
  async up(): Promise<void> {
    await this.#up
  }

  /** Ends it without a warning, in the middle of whatever it does, and starts it again. */
  kill(): Promise<void> {
    this.#up = this.#up.then(async ({ gone }) => {
      process.kill(-this.#pid(), 'SIGKILL')
      this.kills += 1
      await gone
      return this.#start()
    })
    return this.up()
  }

  async stop(): Promise<void> {
    const { stop } = await this.#up
    await stop()
  }

  #start(): Promise<Server> {
    return startServer({
      env: {
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: compiled,
        NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test',
        PUBLIC_ORIGIN: this.origin,
        // Requests are limited by network, so each comes from one of its own.
        TRUST_PROXY: 'true',
      },
      address: { port: this.#port, host: '127.0.0.1' },
      note: this.#note(),
      log: openSync(path.join(this.#folder, 'server.log'), 'a'),
    })
  }

  /** It leads a process group. */
  #pid(): number {
    return JSON.parse(readFileSync(this.#note(), 'utf8')).pid
  }

  #note(): string {
    return path.join(this.#folder, 'server.json')
  }
}
