import { boot } from './lib/boot.mjs'

await boot(async () => (await import('./lib/start.ts')).start(process.argv.slice(2)))
