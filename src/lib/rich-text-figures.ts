import escapeHtml from 'escape-html'
import type { SiteId } from '@/i18n/locales'
import { isUnitJoined } from '@/i18n/quantity'
import { toFigureText } from './figure-text'

/** Key figures of the editor: a block with rows (src/cms/rich-text/figures-block.ts). */
export type FiguresBlock = {
  blockType: string
  figures?: { figure?: string | null; unit?: string | null; label?: string | null }[] | null
}

type Row = { figure: string; unit: string; label: string }

/** A definition list: the label is the term, the figure its value. */
export function figuresHtml(site: SiteId, block: FiguresBlock): string {
  const rows = rowsOf(block).map((row) => rowHtml(site, row))
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''
}

/** A line for each figure, for summaries and the search index. */
export function figuresText(block: FiguresBlock): string {
  return rowsOf(block)
    .map(({ figure, unit, label }) => [figure, unit, label].filter(Boolean).join(' '))
    .join('\n')
}

/** Without the incomplete rows that a draft may have. */
function rowsOf({ figures }: FiguresBlock): Row[] {
  return (figures ?? []).flatMap(({ figure, unit, label }) =>
    figure && label ? [{ figure, unit: unit ?? '', label }] : [],
  )
}

function rowHtml(site: SiteId, { figure, unit, label }: Row): string {
  const space = isUnitJoined(site, unit) ? '' : '\u00a0'
  const small = unit ? `<small>${space}${escapeHtml(unit)}</small>` : ''
  return `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(toFigureText(figure))}${small}</dd></div>`
}
