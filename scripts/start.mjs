import { bootstrap } from './lib/bootstrap.mjs'

await bootstrap(async () => (await import('./lib/start.ts')).start(process.argv.slice(2)))
