import { bootstrap } from './lib/bootstrap.mjs'

await bootstrap(async () => 0)
