import escapeHtml from 'escape-html'
import type { SiteId } from '@/i18n/locales'
import { spaceBeforeUnit } from '@/i18n/quantity'
import { completeFigures, type KeyFigureRow } from './complete-figures'
import { toFigureText } from './figure-text'

/** Key figures of the editor: a block with rows (src/cms/rich-text/figures-block.ts). */
export type FiguresBlock = {
  blockType: string
  figures?: Parameters<typeof completeFigures>[0]
}

/** A definition list: the label is the term, the figure its value. */
export function figuresHtml(site: SiteId, block: FiguresBlock): string {
  const rows = completeFigures(block.figures).map((row) => rowHtml(site, row))
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''
}

/** A line for each figure, for summaries and the search index. */
export function figuresText(block: FiguresBlock): string {
  return completeFigures(block.figures)
    .map(({ figure, unit, label }) => [figure, unit, label].filter(Boolean).join(' '))
    .join('\n')
}

function rowHtml(site: SiteId, { figure, unit, label }: KeyFigureRow): string {
  const small = unit ? `<small>${spaceBeforeUnit(site, unit)}${escapeHtml(unit)}</small>` : ''
  return `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(toFigureText(figure))}${small}</dd></div>`
}
