import { refuse } from '@/lib/app-error'

const numberPattern = /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i
const datePattern = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z)?$/

const separator = '|'

export function readNumber(value: number | null | undefined): string {
  return value == null ? '' : String(value)
}

export function toNumber(text: string): number {
  const plain = text.trim().replace('\u2212', '-')
  if (!numberPattern.test(plain)) refuse('invalid', `“${text}” is not a number: write it as 29.3.`)
  return Number(plain)
}

export function readYesNo(value: boolean | null | undefined): string {
  return value == null ? '' : value ? 'yes' : 'no'
}

export function toYesNo(text: string): boolean {
  const plain = text.trim().toLowerCase()
  if (plain !== 'yes' && plain !== 'no') refuse('invalid', `“${text}” is neither yes nor no.`)
  return plain === 'yes'
}

export function readDate(value: string | null | undefined): string {
  return value ? new Date(value).toISOString() : ''
}

/** A date without a time is midnight UTC. */
export function toDate(text: string): string {
  const plain = text.trim()
  const time = datePattern.test(plain) ? Date.parse(plain) : Number.NaN
  // A day such as 31 February would otherwise become one of March.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(plain.slice(0, 10))) {
    refuse('invalid', `“${text}” is not a date: write it as 2027-05-31 or 2027-05-31T08:00:00Z.`)
  }
  return new Date(time).toISOString()
}

export function readList(values: readonly string[] | null | undefined): string {
  return (values ?? []).join(separator)
}

export function toList(text: string): string[] {
  const items = text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean)
  const twice = items.find((item, index) => items.indexOf(item) < index)
  if (twice) refuse('invalid', `${twice} is listed twice.`)
  return items
}

export function toOption(text: string, options: readonly string[]): string {
  const plain = text.trim()
  if (!options.includes(plain)) {
    refuse('invalid', `“${text}” is none of ${options.join(', ')}.`)
  }
  return plain
}

/** An id in the format of the CMS; whether the document exists is checked later. */
export function toId(text: string): string {
  const plain = text.trim()
  if (!/^[\w-]{1,40}$/.test(plain)) {
    refuse('invalid', `“${text}” is not an id. Did a spreadsheet shorten it?`)
  }
  return plain
}

export function toText(text: string): string {
  if (text.includes('\0')) refuse('invalid', 'The text contains a character that cannot be stored.')
  return text
}
