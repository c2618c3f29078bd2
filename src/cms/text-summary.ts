import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { isRichText } from '@/lib/rich-text'
import { figuresText, type FiguresBlock } from '@/lib/rich-text-figures'

/** The text of a rich text without its formatting; empty for any other value. */
export function textOfRichText(value: unknown): string {
  return isRichText(value) ? convertLexicalToPlaintext({ data: value, converters }) : ''
}

const converters = {
  blocks: { keyFigures: ({ node }: { node: { fields: FiguresBlock } }) => figuresText(node.fields) },
}

/** The beginning of a text, in one line. */
export function summaryOfText(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line
}
