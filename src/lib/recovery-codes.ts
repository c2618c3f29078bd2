import { randomBytes } from 'node:crypto'

/** Crockford's base 32, which has no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const count = 10
const length = 10

/** Ten random codes of 50 bits, such as `7K3QX-0M9TB`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const code = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  })
}

/** The characters of a typed recovery code, or null when it cannot be one. Letters that look like digits count as such. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return code.length === length && [...code].every((character) => alphabet.includes(character)) ? code : null
}
