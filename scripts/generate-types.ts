import { fileURLToPath } from 'node:url'
import { generateTypes } from 'payload/node'
import config from '../payload.config'
import { regenerate } from './lib/regenerate'

/** Writes src/payload-types.ts; with --check only says whether it is up to date. */
await regenerate({
  file: fileURLToPath(new URL('../src/payload-types.ts', import.meta.url)),
  remedy: 'npm run generate',
  generate: async () => generateTypes(await config, { log: false }),
})
