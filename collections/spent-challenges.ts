import { internalCollection } from '@/cms/internal-collection'

/** Used captchas and proofs of work: each is valid for one inquiry. */
export const spentChallenges = internalCollection({
  slug: 'spent-challenges',
  fields: [{ name: 'expiresAt', type: 'date', required: true, index: true }],
})
