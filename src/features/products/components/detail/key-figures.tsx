import { Container } from '@/ui/container'
import { Figure } from '@/ui/figure'
import type { KeyFigure } from '../../view-models/detail/key-figures'
import styles from './key-figures.module.css'

/** The key figures of a product. */
export function KeyFigures({ figures }: { figures: KeyFigure[] }) {
  if (figures.length === 0) return null
  return (
    <Container>
      <ul className={styles.figures} data-print="hide">
        {figures.map(({ code, value, unit, note }) => (
          <li key={code} className={styles.figure}>
            <Figure value={value} unit={unit} note={note} size="key" />
          </li>
        ))}
      </ul>
    </Container>
  )
}
