import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { richText } from '@/cms/rich-text/editor'

/** Turns Markdown into what the editor of the admin would have written. */
export async function markdownReader(config: SanitizedConfig) {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor: richText })
  return (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown })
}
