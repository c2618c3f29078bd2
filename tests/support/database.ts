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

/** Provides the database server of the tests: TEST_DATABASE_URL, or an embedded one. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const embedded = given ? undefined : await startDatabase({ dir: '.data/test/postgres', throwaway: true })
  const server = given ?? embedded?.url ?? ''
  project.provide('server', server)
  // Created before the workers need it, so that they do not wait for each other.
  const run = await beginTestRun(server)
  await run.ensureTemplate('empty')
  return async () => {
    await run.end()
    // Beginning a run drops the databases that the ended workers left behind.
    await (await beginTestRun(server)).end()
    removeAbandonedFolders()
    await embedded?.stop()
  }
}
