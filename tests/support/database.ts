import type { TestProject } from 'vitest/node'
import { startDatabase } from '../../scripts/lib/embedded-database.ts'
import { beginTestRun } from '../../scripts/lib/test-databases.ts'
import { removeAbandonedFolders } from './worker-folder.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    /** The address of the database server. */
    server: string
  }
}

/** Gives the tests a database server: TEST_DATABASE_URL's, or an embedded one of their own. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const embedded = given ? undefined : await startDatabase({ dir: '.data/test/postgres', throwaway: true })
  const server = given ?? embedded?.url ?? ''
  project.provide('server', server)
  // One process makes the template before the workers ask for it; those without it would wait for each other.
  const run = await beginTestRun(server)
  await run.ensureTemplate('empty')
  return async () => {
    await run.end()
    // The workers have ended: what they leave is abandoned, and the beginning of a run drops it.
    await (await beginTestRun(server)).end()
    removeAbandonedFolders()
    await embedded?.stop()
  }
}
