import { randomInt } from 'node:crypto'

/** Crockford's digits: none is taken for another one, read aloud or written by hand. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The number under which sender and maker speak of a request, as 7KQM-4RTD; it tells nobody how many there are. */
export function newReference(): string {
  const [one, other] = [four(), four()]
  return `${one}-${other}`
}

function four(): string {
  return Array.from({ length: 4 }, () => digits[randomInt(digits.length)]).join('')
}
