import { internalCollection } from '@/cms/internal-collection'
import { tokenLimits } from '@/lib/distributors'

/** Tokens of invitations, password resets and the first step of a sign-in; their ids are the hashes. */
export const distributorTokens = internalCollection({
  slug: 'distributor-tokens',
  fields: [
    { name: 'distributor', type: 'text', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: Object.keys(tokenLimits) },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    /** The number of wrong codes that were entered. */
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    /** The secret of an authenticator app that is being set up, encrypted. */
    { name: 'totpSecret', type: 'text' },
  ],
})
