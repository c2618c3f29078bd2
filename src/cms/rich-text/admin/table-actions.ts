import {
  $computeTableMapSkipCellCheck,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableRowNode,
  $isTableSelection,
  $mergeCells,
  $unmergeCell,
  $isTableCellNode,
  TableCellHeaderStates,
  type TableCellNode,
  type TableNode,
} from '@lexical/table'
import { $getSelection, $isRangeSelection, type BaseSelection } from '@payloadcms/richtext-lexical/lexical'
import type { MessageKey } from '../../texts/types'

type TableAction = { key: string; label: MessageKey; run: () => void }

/** The menu of a table, in its order. */
export const tableActions: TableAction[] = [
  { key: 'row-above', label: 'editor:rowAbove', run: () => void $insertTableRowAtSelection(false) },
  { key: 'row-below', label: 'editor:rowBelow', run: () => void $insertTableRowAtSelection(true) },
  {
    key: 'column-before',
    label: 'editor:columnBefore',
    run: () => void $insertTableColumnAtSelection(false),
  },
  { key: 'column-after', label: 'editor:columnAfter', run: () => void $insertTableColumnAtSelection(true) },
  { key: 'header-row', label: 'editor:headerRow', run: () => toggleHeader('ROW') },
  { key: 'header-column', label: 'editor:headerColumn', run: () => toggleHeader('COLUMN') },
  { key: 'merge', label: 'editor:mergeCells', run: mergeSelected },
  { key: 'split', label: 'editor:splitCell', run: () => $unmergeCell() },
  { key: 'delete-row', label: 'editor:deleteRow', run: () => $deleteTableRowAtSelection() },
  { key: 'delete-column', label: 'editor:deleteColumn', run: () => $deleteTableColumnAtSelection() },
  { key: 'delete-table', label: 'editor:deleteTable', run: () => tableOf($getSelection())?.remove() },
]

/** Whether the cursor or the selected cells are in a table. */
export function isInTable(selection: BaseSelection | null): boolean {
  return tableOf(selection) !== null
}

function tableOf(selection: BaseSelection | null): TableNode | null {
  const isInCells = $isRangeSelection(selection) || $isTableSelection(selection)
  return isInCells ? $findTableNode(selection.anchor.getNode()) : null
}

function mergeSelected(): void {
  const selection = $getSelection()
  if ($isTableSelection(selection)) $mergeCells(selection.getNodes().filter($isTableCellNode))
}

/** Makes the first row or column a header, or an ordinary one again. */
function toggleHeader(header: 'ROW' | 'COLUMN'): void {
  const cells = headerCells(tableOf($getSelection()), header)
  const state = TableCellHeaderStates[header]
  const isHeader = cells.every((cell) => cell.hasHeaderState(state))
  for (const cell of cells) cell.setHeaderStyles(isHeader ? TableCellHeaderStates.NO_STATUS : state, state)
}

function headerCells(table: TableNode | null, header: 'ROW' | 'COLUMN'): TableCellNode[] {
  const [first] = table?.getChildren().filter($isTableRowNode) ?? []
  if (!table || !first) return []
  if (header === 'ROW') return first.getChildren().filter($isTableCellNode)
  // The map has a merged cell in each of its places.
  const [rows] = $computeTableMapSkipCellCheck(table, null, null)
  return [...new Set(rows.flatMap(([place]) => (place ? [place.cell] : [])))]
}
