import { openDatabase, type CleanupTasks } from './open-database.ts'
import { dataDir } from './paths.mjs'
import { runCommand } from './run-command.mjs'
import { readSecrets } from './secrets.ts'
import { print } from './steps.mjs'
import { UserError } from './user-error.mjs'

/** Resets the authenticator app of a staff account, whether or not the site is running; resolves to the exit code. */
export async function resetSecondFactor(email: string | undefined): Promise<number> {
  if (!email) throw new UserError('Name the account: npm run reset-second-factor -- name@example.com')
  const cleanup: CleanupTasks = []
  try {
    const url = await openDatabase(cleanup)
    const env = { DATABASE_URL: url, DATA_DIR: dataDir, ...readSecrets(dataDir) }
    const args = ['--import', 'tsx', 'scripts/remove-second-factor.ts', email]
    await runCommand(process.execPath, args, { env, onLine: print })
    return 0
  } finally {
    for (const clean of cleanup.reverse()) await clean()
  }
}
