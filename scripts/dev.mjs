import { bootstrap } from './lib/bootstrap.mjs'

await bootstrap(async () => (await import('./lib/site.ts')).runSite({ mode: 'development', empty: false }))
