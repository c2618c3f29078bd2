import { getPayload } from 'payload'
import config from '../payload.config'
import { print, step } from './lib/steps.mjs'
import { reindex } from '@/cms/search/reindex'

/** Writes the index of the search anew, while the site is running: `npm run reindex`. */

const payload = await getPayload({ config, disableOnInit: true })
let skipped = 0
await step('Search index', async (progress) => {
  const left = await reindex(payload, (done, total) =>
    progress(done / total, `${done} of ${total} documents`),
  )
  skipped = left.length
})
if (skipped > 0) print(`    ${skipped} documents were being saved all the time: run it again.`)
process.exit(skipped > 0 ? 1 : 0)
