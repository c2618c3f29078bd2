import { bootstrap } from './lib/bootstrap.mjs'

await bootstrap(async () => (await import('./lib/test.ts')).runTests(process.argv.slice(2)))
