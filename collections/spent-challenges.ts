import { unseenCollection } from '@/cms/unseen-collection'

/** Captchas and proofs of work that were used: each opens one request. */
export const spentChallenges = unseenCollection({
  slug: 'spent-challenges',
  fields: [{ name: 'expiresAt', type: 'date', required: true, index: true }],
})
