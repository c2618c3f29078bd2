import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

type Cost = { ln: number; r: number; p: number }

// OWASP's second choice for scrypt: 16 MB and about as much work as the first.
const cost: Cost = { ln: 14, r: 8, p: 5 }
const saltBytes = 16
const keyBytes = 32
const format = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Compared with where there is no password, so that such a try takes as long as any other. */
const nobodys = write(cost, randomBytes(saltBytes), randomBytes(keyBytes))

export type Verdict = {
  isRight: boolean
  /** It was hashed with other costs than today's. */
  isOutdated: boolean
}

/** The password with its salt and costs, as one text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return write(cost, salt, await keyOf(password, salt, cost))
}

/** Hashes once, whatever is stored; without a stored password nothing is right. */
export async function verifyPassword(password: string, stored: string | null): Promise<Verdict> {
  const [, ln, r, p, salt = '', key = ''] = format.exec(stored ?? nobodys) ?? []
  const kept = Buffer.from(key, 'base64url')
  const costs = { ln: Number(ln), r: Number(r), p: Number(p) }
  const given = await keyOf(password, Buffer.from(salt, 'base64url'), costs)
  const isEqual = kept.length === given.length && timingSafeEqual(kept, given)
  const isOutdated = costs.ln !== cost.ln || costs.r !== cost.r || costs.p !== cost.p
  return { isRight: isEqual && stored !== null, isOutdated }
}

// The same letters can be typed in more ways than one.
function keyOf(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const maxmem = 64 * 2 ** 20
  return derive(password.normalize('NFKC'), salt, keyBytes, { N: 2 ** ln, r, p, maxmem })
}

function write({ ln, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}
