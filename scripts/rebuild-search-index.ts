import { getPayload } from 'payload'
import config from '../payload.config'
import { reindex } from '@/cms/search/reindex'

/** Rebuilds the search index, also while the site is running, and prints its progress. */

const payload = await getPayload({ config, disableOnInit: true })
const remaining = await reindex(payload, (done, total) => console.log(`${done} of ${total} documents`))
if (remaining.length > 0) console.error(`${remaining.length} documents were locked by saves: run it again.`)
process.exit(remaining.length > 0 ? 1 : 0)
