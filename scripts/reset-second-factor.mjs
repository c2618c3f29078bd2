import { bootstrap } from './lib/bootstrap.mjs'

await bootstrap(async () => (await import('./lib/reset-second-factor.ts')).resetSecondFactor(process.argv[2]))
