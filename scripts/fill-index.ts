import { getPayload } from 'payload'
import config from '../payload.config'
import { reindex } from '@/cms/search/reindex'

/** Writes the search index anew, while the site is running or before it starts, and counts on the way. */

const payload = await getPayload({ config, disableOnInit: true })
const left = await reindex(payload, (done, total) => console.log(`${done} of ${total} documents`))
if (left.length > 0) console.error(`${left.length} documents were being saved all the while: run it again.`)
process.exit(left.length > 0 ? 1 : 0)
