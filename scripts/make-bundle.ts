import { parseArgs } from 'node:util'
import { makeBundle } from './lib/bundle.ts'

/** Makes the production bundle from Next's output, in its own process, since the bundler needs much memory. */
const { values, positionals } = parseArgs({ options: { demo: { type: 'boolean' } }, allowPositionals: true })
const [folder] = positionals
if (!folder) throw new Error('Name the folder of the bundle.')
await makeBundle({ folder, demo: values.demo ?? false })
