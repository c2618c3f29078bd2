/**
 * A fenced block of key figures in a text: a row for each, with figure, unit and label between bars. Markdown has
 * fences of backticks and of tildes; tildes need no backslashes in the template literals of the content.
 */
const fence = /^(?:```|~~~)figures\n(.*?)\n(?:```|~~~)$/gms

/** A part of a text: Markdown, or the rows of a block of key figures. */
type TextPart = { markdown: string } | { figures: FigureRow[] }

export type FigureRow = { figure: string; unit: string; label: string }

/** Separates the blocks of key figures from the Markdown around them, if there is any. */
export function partsOf(text: string): TextPart[] {
  // The odd parts are what the group of the pattern holds.
  return text
    .split(fence)
    .map((part, index) => (index % 2 === 0 ? { markdown: part } : { figures: part.split('\n').map(toRow) }))
    .filter((part) => 'figures' in part || part.markdown.trim() !== '')
}

/** The text alone, for documents that have no such blocks. */
export function withoutFigures(text: string): string {
  return text.replace(fence, '')
}

/** The text with other labels in its blocks of key figures. */
export function withLabels(text: string, toLabel: (row: FigureRow) => string): string {
  return text.replace(fence, (block: string, rows: string) => {
    const written = rows.split('\n').map((line) => {
      const row = toRow(line)
      const label = toLabel(row)
      return label === row.label ? line : `${row.figure} | ${row.unit} | ${label}`
    })
    return block.replace(rows, () => written.join('\n'))
  })
}

function toRow(line: string): FigureRow {
  const [figure = '', unit = '', label = ''] = line.split('|').map((part) => part.trim())
  return { figure, unit, label }
}
