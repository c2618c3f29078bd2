import type { CollectionConfig } from 'payload'
import { staffForgotPassword } from './forgot-password-endpoint'
import { staffSignIn } from './sign-in-endpoint'

/** Adds our sign-in endpoints to the users collection; they import from src/server, which collections may not. */
export function withStaffSignIn(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) =>
    collection.slug === 'users'
      ? { ...collection, endpoints: [...(collection.endpoints || []), staffSignIn, staffForgotPassword] }
      : collection,
  )
}
