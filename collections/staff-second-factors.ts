import { internalCollection } from '@/cms/internal-collection'

/**
 * The second factors of staff accounts, under the ids of the accounts. Not fields of the accounts: whatever reads or
 * writes an account neither returns a secret nor restores a used code.
 */
export const staffSecondFactors = internalCollection({
  slug: 'staff-second-factors',
  fields: [
    /** The secret of the authenticator app, encrypted. */
    { name: 'secret', type: 'text' },
    { name: 'since', type: 'date' },
    /** The time step of the last code, because each code is valid once. */
    { name: 'totpStep', type: 'number' },
    /** Hashes of the recovery codes that are left. */
    { name: 'recoveryCodes', type: 'json' },
    /** The encrypted secret of an app that is being set up, until its first code. */
    { name: 'pendingSecret', type: 'text' },
    { name: 'pendingSince', type: 'date' },
    /** The language of the admin when the app was set up, for mails to the account. */
    { name: 'language', type: 'text' },
  ],
})
