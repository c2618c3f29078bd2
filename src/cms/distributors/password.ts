import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

type Cost = { ln: number; r: number; p: number }

// The second of OWASP's recommended settings for scrypt: 16 MB, and about as much work as the first.
const cost: Cost = { ln: 14, r: 8, p: 5 }
const saltBytes = 16
const keyBytes = 32
const format = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Compared with when no password is stored, so that such an attempt takes as long as any other. */
const dummyHash = formatHash(cost, randomBytes(saltBytes), randomBytes(keyBytes))

export type PasswordCheck = {
  isCorrect: boolean
  /** The stored hash has other cost parameters than the current ones. */
  isOutdated: boolean
}

/** The hash of a password with its salt and cost parameters, as one string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return formatHash(cost, salt, await keyOf(password, salt, cost))
}

/** Always hashes once, so that the time does not reveal whether a password is stored. */
export async function verifyPassword(password: string, stored: string | null): Promise<PasswordCheck> {
  const [, ln, r, p, salt = '', key = ''] = format.exec(stored ?? dummyHash) ?? []
  const expected = Buffer.from(key, 'base64url')
  const costs = { ln: Number(ln), r: Number(r), p: Number(p) }
  const actual = await keyOf(password, Buffer.from(salt, 'base64url'), costs)
  const isEqual = expected.length === actual.length && timingSafeEqual(expected, actual)
  const isOutdated = costs.ln !== cost.ln || costs.r !== cost.r || costs.p !== cost.p
  return { isCorrect: isEqual && stored !== null, isOutdated }
}

// The same characters can be entered as different sequences of code points.
function keyOf(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const maxmem = 64 * 2 ** 20
  return derive(password.normalize('NFKC'), salt, keyBytes, { N: 2 ** ln, r, p, maxmem })
}

function formatHash({ ln, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}
