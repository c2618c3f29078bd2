import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The server and the programs that set up its database, as arguments for Node, and the names of all migrations. */
export type Programs = Record<'server' | 'migrate' | 'seed' | 'reindex' | 'migrations', string[]>

/** The name of the file in the production bundle that lists the migrations. */
export const migrationList = 'migrations.json'

/** The programs of a checkout, run by a TypeScript loader. */
export function sourcePrograms(root: string): Programs {
  const program = (file: string) => ['--import', 'tsx', file]
  return {
    server: program('src/gateway/main.ts'),
    migrate: program('scripts/migrate.ts'),
    seed: program('scripts/seed/index.ts'),
    reindex: program('scripts/rebuild-search-index.ts'),
    migrations: migrationNames(root),
  }
}

/** The compiled programs of a production bundle. */
export function bundlePrograms(bundle: string): Programs {
  const program = (name: string) => [path.join(bundle, `${name}.js`)]
  return {
    server: program('server'),
    migrate: program('migrate'),
    seed: program('seed'),
    reindex: program('reindex'),
    migrations: JSON.parse(readFileSync(path.join(bundle, migrationList), 'utf8')),
  }
}

/** The names of the migrations of a checkout, the oldest first. */
export function migrationNames(root: string): string[] {
  return readdirSync(path.join(root, 'migrations'))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))
    .sort()
}
