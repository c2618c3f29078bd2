import type { SerializedTableCellNode, SerializedTableNode, SerializedTableRowNode } from '@lexical/table'

/** The content of a cell as HTML. */
type CellHtml = (cell: SerializedTableCellNode) => string

/** A table of the editor. Its figure scrolls if it is too narrow, also with the keyboard. */
export function tableHtml(node: object, html: CellHtml): string {
  const { children } = node as SerializedTableNode
  const rows = (children as SerializedTableRowNode[]).map((row) => row.children as SerializedTableCellNode[])
  const firstOfBody = rows.findIndex((cells) => !cells.every(isColumnHeader))
  const heads = firstOfBody === -1 ? rows.length : firstOfBody
  const head = heads > 0 ? `<thead>${rows.slice(0, heads).map(rowHtml).join('')}</thead>` : ''
  return `<figure tabindex="0"><table>${head}<tbody>${rows.slice(heads).map(rowHtml).join('')}</tbody></table></figure>`

  function rowHtml(cells: SerializedTableCellNode[]): string {
    return `<tr>${cells.map((cell) => cellHtml(cell, html(cell))).join('')}</tr>`
  }
}

function cellHtml(cell: SerializedTableCellNode, content: string): string {
  const { headerState, colSpan = 1, rowSpan = 1 } = cell
  const spans = `${colSpan > 1 ? ` colspan="${colSpan}"` : ''}${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ''}`
  // A single paragraph is the text of its cell.
  const [, text = content] = /^<p>((?:(?!<\/?p\b).)*)<\/p>$/s.exec(content) ?? []
  if (headerState === 0) return `<td${spans}>${withoutBreak(text)}</td>`
  return `<th scope="${isColumnHeader(cell) ? 'col' : 'row'}"${spans}>${withoutBreak(text)}</th>`
}

/** The editor's header states are a bit for a row of column headers and one for a column of row headers. */
function isColumnHeader({ headerState }: SerializedTableCellNode): boolean {
  return (headerState & 1) === 1
}

const withoutBreak = (text: string) => (/^<br ?\/?>$/.test(text) ? '' : text.trim())
