import { readFileSync } from 'node:fs'
import type { PolicySeed } from '../../content/files'
import { typeset } from '../../content/catalogue/typeset'
import { dayOf, siteOf } from '../labels'
import { toHtml } from '../markdown'
import { head, type Paper } from '../page'

/** Two or three pages of running text with the day from which they hold. */
export function policy({ file, slug, language, name, date }: PolicySeed): Paper {
  const markdown = readFileSync(new URL(`../texts/policies/${slug}.md`, import.meta.url), 'utf8')
  const edition = dayOf(date, language)
  const body = `${head(language, edition)}<main class="flow policy">${toHtml(typeset(siteOf[language], markdown))}</main>`
  return { file, language, title: name, edition, date, body }
}
