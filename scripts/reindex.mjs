import { bootstrap } from './lib/bootstrap.mjs'

await bootstrap(async () => (await import('./lib/reindex.ts')).reindex())
