import { boot } from './lib/boot.mjs'

await boot(async () => {
  await (await import('./lib/build.ts')).ensureBuild({ distDir: '.next' })
  return 0
})
