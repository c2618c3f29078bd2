'use client'
import {
  createClientFeature,
  slashMenuBasicGroupWithItems,
  toolbarAddDropdownGroupWithItems,
} from '@payloadcms/richtext-lexical/client'
import type { ToolbarGroup, ToolbarGroupItem } from '@payloadcms/richtext-lexical'
import type { BaseSelection, LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { TablePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalTablePlugin'
import * as tables from '@lexical/table'
import type { MessageKey } from '../../texts/types'
import { isInTable, tableActions } from './table-actions'
import { TableIcon } from './table-icon'

/** A new table; rows and columns are added from the menu. */
const newTable = { rows: '3', columns: '3', includeHeaders: { rows: true, columns: false } }

const insertTable = {
  key: 'table',
  label: labelled('editor:table'),
  onSelect: ({ editor }: { editor: LexicalEditor }) =>
    editor.dispatchCommand(tables.INSERT_TABLE_COMMAND, newTable),
}

/** What can be done with the table of the cursor. */
const tableMenu: ToolbarGroup = {
  type: 'dropdown',
  key: 'table',
  order: 25,
  ChildComponent: TableIcon,
  isEnabled: ({ selection }) => isInTable(selection),
  items: tableActions.map(({ key, label, run }, index) => ({
    key,
    order: index,
    label: labelled(label),
    isEnabled: ({ selection }: { selection: BaseSelection }) => isInTable(selection),
    onSelect: ({ editor }) => editor.update(run),
  })),
}

export const TableFeatureClient = createClientFeature({
  nodes: [tables.TableNode, tables.TableRowNode, tables.TableCellNode],
  plugins: [{ Component: ScrollingTables, position: 'normal' }],
  slashMenu: {
    groups: [slashMenuBasicGroupWithItems([{ ...insertTable, Icon: TableIcon, keywords: ['table'] }])],
  },
  toolbarFixed: {
    groups: [toolbarAddDropdownGroupWithItems([{ ...insertTable, ChildComponent: TableIcon }]), tableMenu],
  },
})

function ScrollingTables() {
  return <TablePlugin hasCellBackgroundColor={false} hasHorizontalScroll />
}

function labelled(key: MessageKey): ToolbarGroupItem['label'] {
  return ({ i18n }) => i18n.t(key)
}
