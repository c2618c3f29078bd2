import { existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serverCoverage } from '../../scripts/lib/coverage-folder.mjs'
import { freePort } from '../../scripts/lib/free-port.ts'
import { bundlePrograms } from '../../scripts/lib/programs.ts'
import { startServer, type Server } from '../../scripts/lib/server.ts'
import { testBundle } from './test-bundle.ts'

/** The V8 compile cache, which shortens a start by a third. A process writes it when it exits. */
const compileCache = path.resolve(import.meta.dirname, '../../.data/test/compiled')

/** The production server, as built by `npm test`, on the test file's database; it can be killed and restarts. */
export class KillableServer {
  kills = 0
  readonly origin: string
  readonly #port: number
  readonly #folder: string
  readonly #settings: NodeJS.Dict<string>
  #up: Promise<Server>

  static async start(folder: string, settings: NodeJS.Dict<string> = {}): Promise<KillableServer> {
    const port = await freePort()
    if (!existsSync(compileCache)) await new KillableServer(port, folder, settings).stop()
    const server = new KillableServer(port, folder, settings)
    await server.up()
    return server
  }

  private constructor(port: number, folder: string, settings: NodeJS.Dict<string>) {
    this.#settings = settings
    this.#port = port
    this.#folder = folder
    this.origin = `http://localhost:${port}`
    this.#up = this.#start()
  }

  /** Resolves when the server is ready again after the last kill. */
  async up(): Promise<void> {
    await this.#up
  }

  /** Kills the server with SIGKILL and starts it again. */
  kill(): Promise<void> {
    this.#up = this.#up.then(async ({ exited }) => {
      process.kill(-this.#pid(), 'SIGKILL')
      this.kills += 1
      await exited
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
      program: bundlePrograms(testBundle()).server,
      env: {
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: compileCache,
        PUBLIC_ORIGIN: this.origin,
        // Rate limits count by IP address, so each request comes from its own.
        TRUST_PROXY: 'true',
        ...serverCoverage,
        ...this.#settings,
      },
      address: { port: this.#port, host: '127.0.0.1' },
      pidFile: this.#note(),
      log: openSync(path.join(this.#folder, 'server.log'), 'a'),
    })
  }

  /** The id of the server's process group. */
  #pid(): number {
    return JSON.parse(readFileSync(this.#note(), 'utf8')).pid
  }

  #note(): string {
    return path.join(this.#folder, 'server.json')
  }
}
