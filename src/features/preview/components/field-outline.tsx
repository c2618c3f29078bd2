import styles from './field-outline.module.css'
import { useFieldOutline } from './use-field-outline'

/** The outline of the text or picture below the pointer, with the label of its field. */
export function FieldOutline({ isOn }: { isOn: boolean }) {
  const outline = useFieldOutline(isOn)
  const { box, label, note } = outline ?? {}
  return (
    <>
      {box && <div className={styles.outline} style={box} aria-hidden />}
      <div
        role="status"
        className={styles.label}
        style={box && { top: Math.max(0, box.top), left: box.left }}
      >
        {label && (
          <span className={styles.text}>
            {label}
            {note && <em>{note}</em>}
          </span>
        )}
      </div>
    </>
  )
}
