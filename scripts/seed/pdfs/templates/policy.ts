import { readFileSync } from 'node:fs'
import type { PolicySeed } from '../../content/files'
import { typeset } from '../../content/catalogue/typeset'
import { dayOf, siteOf } from '../labels'
import { toHtml } from '../markdown'
import { pageHeader, type PdfDocument } from '../document'

/** Two or three pages of running text with the date from which they apply. */
export function policy({ file, slug, language, name, date }: PolicySeed): PdfDocument {
  const markdown = readFileSync(new URL(`../texts/policies/${slug}.md`, import.meta.url), 'utf8')
  const edition = dayOf(date, language)
  const body = `${pageHeader(language, edition)}<main class="flow policy">${toHtml(typeset(siteOf[language], markdown))}</main>`
  return { file, language, title: name, edition, date, body }
}
