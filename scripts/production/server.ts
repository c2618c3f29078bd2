import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The server of the production bundle. */

const bundle = import.meta.dirname
const { config } = JSON.parse(readFileSync(path.join(bundle, '.next/required-server-files.json'), 'utf8'))
// As Next's own standalone server does; otherwise Next needs its build tools to read its configuration.
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({
  ...config,
  cacheHandler: path.join(bundle, 'page-cache.js'),
})
// The application finds the public files and the PDF library in the working directory.
process.chdir(bundle)
await import('../../src/gateway/main.ts')
