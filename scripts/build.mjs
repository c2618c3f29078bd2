import { bootstrap } from './lib/bootstrap.mjs'

await bootstrap(async () => {
  await (await import('./lib/build.ts')).ensureBuild({ distDir: '.next' })
  return 0
})
