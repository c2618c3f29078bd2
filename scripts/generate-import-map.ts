import { fileURLToPath } from 'node:url'
import { generateImportMap } from 'payload'
import config from '../payload.config'
import { regenerate } from './lib/regenerate'

/** Writes the admin's import map; with --check only says whether it is up to date. */
await regenerate({
  file: fileURLToPath(new URL('../src/app/(payload)/admin/importMap.js', import.meta.url)),
  remedy: 'npm run generate',
  generate: async () => generateImportMap(await config, { force: true, log: false }),
})
