import type { Namespace } from '@/i18n/message-set'

/** The messages of the sign-in form. */
export const signInMessages = ['distributors.signIn', 'distributors.errors'] as const satisfies Namespace[]
