import type { CollectionConfig } from 'payload'
import { staffForgotten } from './forgotten-endpoint'
import { staffSignIn } from './sign-in-endpoint'

/** The collections, of which the accounts of the admin get our ways to sign in; these need what collections may not. */
export function withStaffSignIn(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) =>
    collection.slug === 'users'
      ? { ...collection, endpoints: [...(collection.endpoints || []), staffSignIn, staffForgotten] }
      : collection,
  )
}
