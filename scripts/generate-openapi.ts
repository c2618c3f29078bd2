import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { regenerate } from './lib/regenerate'
import { contractDocument } from '@/contract/about'

const file = fileURLToPath(new URL('../src/contract/openapi.json', import.meta.url))

/** Writes src/contract/openapi.json from the table; with --check only says whether it is up to date. */
await regenerate({
  file,
  remedy: 'npm run generate',
  generate: async () => {
    const text = JSON.stringify(contractDocument())
    await writeFile(file, await format(text, { ...(await resolveConfig(file)), parser: 'json' }))
  },
})
