import escapeHtml from 'escape-html'
import type { SiteId } from '@/i18n/locales'
import { isUnitJoined } from '@/i18n/quantity'
import { toFigureText } from './figure-text'

/** Key figures of the editor: a block with rows (src/cms/rich-text/figures-block.ts). */
export type FiguresBlock = {
  blockType: 'keyFigures'
  figures?: { figure?: string | null; unit?: string | null; label?: string | null }[] | null
}

/** A definition list: the label is the term, the figure its value. Incomplete rows of a draft are left out. */
export function figuresHtml(site: SiteId, { figures }: FiguresBlock): string {
  const rows = (figures ?? []).flatMap(({ figure, unit, label }) =>
    figure && label ? [rowHtml(site, { figure, unit: unit ?? '', label })] : [],
  )
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''
}

function rowHtml(site: SiteId, { figure, unit, label }: { figure: string; unit: string; label: string }) {
  const space = isUnitJoined(site, unit) ? '' : '\u00a0'
  const small = unit ? `<small>${space}${escapeHtml(unit)}</small>` : ''
  return `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(toFigureText(figure))}${small}</dd></div>`
}
