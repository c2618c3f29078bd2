import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hash = promisify(pbkdf2)
const current = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 }
const former = { prefix: '', rounds: 25_000, bytes: 512 }

/** As Payload stores it: hexadecimal, PBKDF2 with SHA-256. */
export type StoredPassword = { hash?: string | null; salt?: string | null }

/** Whether a password is the stored one; Payload only compares passwords when it starts a session. */
export async function isPassword(password: string, stored: StoredPassword): Promise<boolean> {
  if (!stored.hash || !stored.salt) return false
  const { prefix, rounds, bytes } = stored.hash.startsWith(current.prefix) ? current : former
  const expected = Buffer.from(stored.hash.slice(prefix.length), 'hex')
  const actual = await hash(password, stored.salt, rounds, bytes, 'sha256')
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Takes as long as a comparison, for when there is no account to compare with. @returns false */
export async function simulatePasswordCheck(password: string): Promise<false> {
  await hash(password, 'nobody', current.rounds, current.bytes, 'sha256')
  return false
}
