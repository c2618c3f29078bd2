import type { DescribedField } from '@/lib/preview-messages'
import { Icon } from '@/ui/icon'
import styles from './field-outline.module.css'
import type { useRowMoves } from './use-row-moves'

type FieldToolsProps = {
  described: DescribedField
  rows: ReturnType<typeof useRowMoves>
  onType: () => void
  onOpen: () => void
  onWrite: () => void
}

/** What can be done with the outlined text; the first button is what Enter does. */
export function FieldTools({ described, rows, onType, onOpen, onWrite }: FieldToolsProps) {
  const { typed, isInherited, actions } = described
  return (
    <>
      {typed && (
        <button type="button" className={styles.tool} onClick={onType}>
          {actions.type}
        </button>
      )}
      {isInherited && (
        <button type="button" className={styles.tool} onClick={onWrite}>
          {actions.write}
        </button>
      )}
      <button type="button" className={styles.tool} onClick={onOpen}>
        {actions.open}
      </button>
      {rows.canMove && <RowTools rows={rows} actions={actions} />}
    </>
  )
}

function RowTools({ rows, actions }: Pick<FieldToolsProps, 'rows'> & Pick<DescribedField, 'actions'>) {
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={actions.earlier}
        title={actions.earlier}
        aria-disabled={rows.isFirst}
        onClick={() => !rows.isFirst && rows.moveBy(-1)}
      >
        <Icon name="back" small />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={actions.later}
        title={actions.later}
        aria-disabled={rows.isLast}
        onClick={() => !rows.isLast && rows.moveBy(1)}
      >
        <Icon name="arrow" small />
      </button>
      {/* The keyboard has the two buttons. */}
      <span className={styles.handle} title={actions.drag} aria-hidden {...rows.handle}>
        <Icon name="menu" small />
      </span>
    </>
  )
}
