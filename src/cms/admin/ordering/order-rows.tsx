import { DraggableSortable, DraggableSortableItem, DragHandleIcon } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { OrderRow } from '../../ordering/write-order'
import styles from './ordering.module.css'

type Rows = {
  label: string
  rows: OrderRow[]
  collection: string
  onMove: (from: number, to: number) => void
}

/** Rows that are dragged by their handles, with the pointer or the keyboard. */
export function OrderRows({ label, rows, collection, onMove }: Rows) {
  return (
    <DraggableSortable
      ids={rows.map(({ id }) => id)}
      onDragEnd={({ moveFromIndex, moveToIndex }) => onMove(moveFromIndex, moveToIndex)}
    >
      <ol className={styles.rows} aria-label={label}>
        {rows.map((row, index) => (
          <DraggableSortableItem key={row.id} id={row.id}>
            {(drag) => (
              <Row drag={drag} title={row.title}>
                <span className={styles.number}>{index + 1}</span>
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

function Row({ drag, title, children }: { drag: Drag; title: string; children: ReactNode }) {
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
        aria-label={`Move ${title}`}
      >
        <DragHandleIcon />
      </button>
      {children}
    </li>
  )
}
