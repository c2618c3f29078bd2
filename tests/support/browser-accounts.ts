/** The demo accounts; their passwords come with the server under test. */
export const accounts = {
  administrator: { email: 'admin@norvane.example', password: process.env.ADMIN_PASSWORD ?? '' },
  editor: { email: 'editor@norvane.example', password: process.env.EDITOR_PASSWORD ?? '' },
  /** Sees the requests only. */
  inbox: { email: 'inbox@norvane.example', password: process.env.INBOX_PASSWORD ?? '' },
}

/** The demo's distributors, who share a password. */
const password = process.env.DISTRIBUTOR_PASSWORD ?? ''
export const distributors = {
  /** In the group 'Full line': has every restricted file. */
  fullLine: { username: 'nordic-lab', password },
  /** In another group: has those that name no group. */
  regional: { username: 'andes-medical', password },
  expired: { username: 'old-partner', password },
}

export type Role = keyof typeof accounts

/** Where the one sign-in of a run leaves its session for the workers. */
export function tokenVariable(role: Role): string {
  return `E2E_TOKEN_${role.toUpperCase()}`
}

export function tokenOf(role: Role): string {
  const token = process.env[tokenVariable(role)]
  if (!token) throw new Error(`Nobody signed the ${role} in.`)
  return token
}
