import { boot } from './lib/boot.mjs'

await boot(async () => (await import('./lib/reindex.ts')).reindex())
