import { boot } from './lib/boot.mjs'

await boot(async () => (await import('./lib/site.ts')).runSite({ mode: 'development', empty: false }))
