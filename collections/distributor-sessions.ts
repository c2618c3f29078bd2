import { internalCollection } from '@/cms/internal-collection'

/** Sessions of distributors. Their ids are hashes of the cookie tokens, so a copy of the database gives no access. */
export const distributorSessions = internalCollection({
  slug: 'distributor-sessions',
  fields: [
    // Plain text instead of a relation: a hook deletes the sessions of a deleted account.
    { name: 'distributor', type: 'text', required: true, index: true },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'seenAt', type: 'date', required: true },
    /** When the session before this one was last used: anything newer is marked as new. */
    { name: 'previousVisit', type: 'date' },
  ],
})
