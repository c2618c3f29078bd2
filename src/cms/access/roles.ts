import type { Access, FieldAccess, PayloadRequest } from 'payload'

export const roles = ['administrator', 'editor', 'inbox'] as const
export type Role = (typeof roles)[number]

export const administrators: Access = ({ req }) => hasRole(req, 'administrator')

export const editors: Access = ({ req }) => isStaff(req)

/** Who sees what visitors sent. */
export const inboxStaff: Access = ({ req }) => seesInbox(req)

/** An administrator, or the account itself. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (hasRole(req, 'administrator')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}

export const administratorsOnlyField: FieldAccess = ({ req }) => hasRole(req, 'administrator')

export function isStaff(req: PayloadRequest): boolean {
  return hasRole(req, 'administrator') || hasRole(req, 'editor')
}

/** Whether the account is one of those who answer requests; that role sees nothing else. */
export function seesInbox(req: PayloadRequest): boolean {
  return isStaff(req) || hasRole(req, 'inbox')
}

function hasRole({ user }: PayloadRequest, role: Role): boolean {
  return user?.collection === 'users' && user.role === role
}
