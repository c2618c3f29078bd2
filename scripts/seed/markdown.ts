import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { richText } from '@/cms/rich-text/editor'

/** Converts Markdown to Lexical rich text, as the admin's editor stores it. */
export async function markdownConverter(config: SanitizedConfig) {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor: richText })
  return (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown })
}
