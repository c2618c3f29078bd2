import { boot } from './lib/boot.mjs'

await boot(async () => (await import('./lib/test.ts')).test(process.argv.slice(2)))
