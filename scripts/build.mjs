import { bootstrap } from './lib/bootstrap.mjs'

await bootstrap(async () => (await import('./lib/build.ts')).build(process.argv.slice(2)))
