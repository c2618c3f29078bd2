/** The demo accounts; their passwords come with the server under test. */
export const accounts = {
  administrator: { email: 'admin@norvane.example', password: process.env.ADMIN_PASSWORD ?? '' },
  editor: { email: 'editor@norvane.example', password: process.env.EDITOR_PASSWORD ?? '' },
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
