import type { Access, FieldAccess, GlobalSlug, PayloadRequest } from 'payload'

export const roles = ['administrator', 'editor', 'inbox'] as const
export type Role = (typeof roles)[number]

export const administrators: Access = ({ req }) => hasRole(req, 'administrator')

export const editors: Access = ({ req }) => isStaff(req)

/** Accounts that can read the inquiries of visitors. */
export const inboxStaff: Access = ({ req }) => canReadInbox(req)

/** An administrator, or the account itself. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (hasRole(req, 'administrator')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}

export const administratorsOnlyField: FieldAccess = ({ req }) => hasRole(req, 'administrator')

export function isStaff(req: PayloadRequest): boolean {
  return hasRole(req, 'administrator') || hasRole(req, 'editor')
}

/** Whether the account can read the inbox. The role `inbox` can read nothing else. */
export function canReadInbox(req: PayloadRequest): boolean {
  return isStaff(req) || hasRole(req, 'inbox')
}

/** Whether the account may change a global. */
export async function mayChangeGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<boolean> {
  const global = req.payload.config.globals.find((one) => one.slug === slug)
  return Boolean(await global?.access.update({ req }))
}

function hasRole({ user }: PayloadRequest, role: Role): boolean {
  return user?.collection === 'users' && user.role === role
}
