import { createHash } from 'node:crypto'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import type { SanitizedConfig } from 'payload'
import { richText } from '@/cms/rich-text/editor'
import { partsOf, type FigureRow } from './figure-rows'

/** Converts Markdown with blocks of key figures to Lexical rich text, as the admin's editor stores it. */
export async function markdownConverter(config: SanitizedConfig) {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor: richText })
  const convert = (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown })
  return (text: string) => {
    const parts = partsOf(text)
    if (!parts.some((part) => 'figures' in part)) return convert(text)
    const children = parts.flatMap((part): SerializedLexicalNode[] =>
      'figures' in part ? [figuresNode(part.figures)] : convert(part.markdown).root.children,
    )
    return { root: { ...convert('').root, children } }
  }
}

/** The ids of block and rows follow from the figures, so that the same seed writes the same content. */
function figuresNode(rows: FigureRow[]) {
  const figures = rows.map((row) => ({ id: idOf(row), ...row }))
  const fields = { id: idOf(rows), blockName: '', blockType: 'keyFigures', figures }
  return { type: 'block', version: 2, format: '' as const, fields }
}

/** As long as Payload's own. */
function idOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24)
}
