import { DraggableSortable, DraggableSortableItem, DragHandleIcon } from '@payloadcms/ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { OrderRow } from '../write-order'
import styles from './ordering.module.css'
import { useAdminText } from '../../admin/use-admin-text'

type Rows = {
  label: string
  rows: OrderRow[]
  collection: string
  onMove: (from: number, to: number) => void
  /** The id of the text that explains how rows are moved. */
  help: string
}

/** Rows that are moved by dragging their handles, or with the arrow keys. */
export function OrderRows({ label, rows, collection, onMove, help }: Rows) {
  function moveByKey({ key, currentTarget }: KeyboardEvent<HTMLElement>, index: number): boolean {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1 }[key]
    if (to === undefined) return false
    // A row that moves in the DOM loses the focus.
    if (to !== index && rows[to]) flushSync(() => onMove(index, to))
    currentTarget.focus()
    return true
  }

  return (
    <DraggableSortable
      ids={rows.map(({ id }) => id)}
      onDragEnd={({ moveFromIndex, moveToIndex }) => onMove(moveFromIndex, moveToIndex)}
    >
      <ol className={styles.rows} aria-label={label}>
        {rows.map((row, index) => (
          <DraggableSortableItem key={row.id} id={row.id}>
            {(drag) => (
              <Row drag={drag} title={row.title} help={help} onKey={(event) => moveByKey(event, index)}>
                <span className={styles.number}>{index + 1}</span>
                {row.picture && <img className={styles.picture} src={row.picture} alt="" loading="lazy" />}
                <a href={`/admin/collections/${collection}/${row.id}`}>{row.title}</a>
                <span className={styles.note}>{row.note}</span>
              </Row>
            )}
          </DraggableSortableItem>
        ))}
      </ol>
    </DraggableSortable>
  )
}

type Drag = Parameters<Parameters<typeof DraggableSortableItem>[0]['children']>[0]

type RowProps = {
  drag: Drag
  title: string
  help: string
  /** True when the key moved the row. */
  onKey: (event: KeyboardEvent<HTMLElement>) => boolean
  children: ReactNode
}

function Row({ drag, title, help, onKey, children }: RowProps) {
  const t = useAdminText()
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = drag
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? styles.dragged : undefined}
      style={{ transform, transition }}
    >
      <button
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-describedby={help}
        aria-label={t('tools:move', { title })}
        // In place of the library's key handling, which scrolls the page instead of moving the row.
        onKeyDown={(event) => {
          if (onKey(event)) event.preventDefault()
        }}
      >
        <DragHandleIcon />
      </button>
      {children}
    </li>
  )
}
