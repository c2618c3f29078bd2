import { unseenCollection } from '@/cms/unseen-collection'

/** Who is signed in: rows by the hash of the cookie's token, so that a copy of the database opens nothing. */
export const distributorSessions = unseenCollection({
  slug: 'distributor-sessions',
  fields: [
    // Plain text: an account that is deleted takes its sessions along by a hook.
    { name: 'distributor', type: 'text', required: true, index: true },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'seenAt', type: 'date', required: true },
    /** When the session before this one was last used: what came later is new to them. */
    { name: 'previousVisit', type: 'date' },
  ],
})
