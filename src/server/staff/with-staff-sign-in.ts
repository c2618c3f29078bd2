import type { CollectionConfig } from 'payload'
import { requireCurrentPassword } from './current-password'
import { staffForgotPassword } from './forgot-password-endpoint'
import { staffResetPassword } from './reset-password-endpoint'
import { secondFactorEndpoints } from './second-factor-endpoints'
import { requireSecondStep } from './second-step'
import { staffSignIn } from './sign-in-endpoint'

const endpoints = [staffSignIn, staffForgotPassword, staffResetPassword, ...secondFactorEndpoints]

/** Adds our sign-in to the users collection; it imports from src/server, which collections may not. */
export function withStaffSignIn(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) =>
    collection.slug === 'users'
      ? {
          ...collection,
          endpoints: [...(collection.endpoints || []), ...endpoints],
          hooks: {
            ...collection.hooks,
            beforeOperation: [...(collection.hooks?.beforeOperation ?? []), requireCurrentPassword],
            beforeLogin: [requireSecondStep],
          },
        }
      : collection,
  )
}
