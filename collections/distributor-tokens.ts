import { unseenCollection } from '@/cms/unseen-collection'
import { tokenLimits } from '@/lib/distributors'

/** What proves an invitation, a request for a new password, or the first step of a sign-in; by its hash. */
export const distributorTokens = unseenCollection({
  slug: 'distributor-tokens',
  fields: [
    { name: 'distributor', type: 'text', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: Object.keys(tokenLimits) },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    /** Wrong codes that were tried with it. */
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    /** The secret of an authenticator app that is being set up, encrypted. */
    { name: 'totpSecret', type: 'text' },
  ],
})
