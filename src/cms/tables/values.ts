import { isOneOf } from '@/lib/typed-keys'
import { refuseCell } from './cell-error'

const numberPattern = /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i
const datePattern = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z)?$/

const separator = '|'

export function readNumber(value: number | null | undefined): string {
  return value == null ? '' : String(value)
}

export function toNumber(text: string): number {
  const plain = text.trim().replace('\u2212', '-')
  if (!numberPattern.test(plain)) refuseCell('table:notANumber', { text })
  return Number(plain)
}

export function readYesNo(value: boolean | null | undefined): string {
  return value == null ? '' : value ? 'yes' : 'no'
}

export function toYesNo(text: string): boolean {
  const plain = text.trim().toLowerCase()
  if (plain !== 'yes' && plain !== 'no') refuseCell('table:notYesOrNo', { text })
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
    refuseCell('table:notADate', { text })
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
  if (twice) refuseCell('table:listedTwice', { text: twice })
  return items
}

export function toOption<Option extends string>(text: string, options: readonly Option[]): Option {
  const plain = text.trim()
  if (!isOneOf(options, plain)) {
    refuseCell('table:notAnOption', { text, options: options.join(', ') })
  }
  return plain
}

/** An id in the format of the CMS; whether the document exists is checked later. */
export function toId(text: string): string {
  const plain = text.trim()
  if (!/^[\w-]{1,40}$/.test(plain)) {
    refuseCell('table:notAnId', { text })
  }
  return plain
}

export function toText(text: string): string {
  if (text.includes('\0')) refuseCell('table:badCharacter')
  return text
}
