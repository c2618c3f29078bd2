import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { isRichText } from '@/lib/rich-text'

/** The text of a rich text without its formatting; empty for any other value. */
export function textOfRichText(value: unknown): string {
  return isRichText(value) ? convertLexicalToPlaintext({ data: value }) : ''
}

/** The beginning of a text, in one line. */
export function summaryOfText(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line
}
