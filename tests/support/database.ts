import type { TestProject } from 'vitest/node'
import { startDatabase } from '../../scripts/lib/embedded-database.ts'
import { dropDatabases, ensureTemplate } from './test-server.ts'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    server: string
    template: string
    /** The id of the process that leads this run. */
    run: number
  }
}

/** Gives the tests a server with a migrated template: TEST_DATABASE_URL's, or an embedded one of their own. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const embedded = given ? undefined : await startDatabase({ dir: '.data/test/postgres', throwaway: true })
  const server = given ?? embedded?.url ?? ''
  const run = process.pid
  await dropDatabases({ server, run })
  project.provide('run', run)
  project.provide('server', server)
  project.provide('template', await ensureTemplate(server))
  return async () => {
    await dropDatabases({ server, run })
    await embedded?.stop()
  }
}
