import { randomInt } from 'node:crypto'

/** Crockford's base 32: no two digits are easily confused. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A random reference number for an inquiry, such as 7KQM-4RTD; it does not reveal how many there are. */
export function newReference(): string {
  const [first, second] = [fourDigits(), fourDigits()]
  return `${first}-${second}`
}

function fourDigits(): string {
  return Array.from({ length: 4 }, () => digits[randomInt(digits.length)]).join('')
}
