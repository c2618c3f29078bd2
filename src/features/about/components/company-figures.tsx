import { Figure } from '@/ui/figure'
import styles from './company-figures.module.css'

type CompanyFiguresProps = { figures: { label: string; value: string; plus: boolean }[] }

/** The figures of the home page, between the paragraphs of a long text. */
export function CompanyFigures({ figures }: CompanyFiguresProps) {
  if (figures.length === 0) return null
  return (
    <ul className={styles.figures}>
      {figures.map(({ label, value, plus }) => (
        <li key={label} className={styles.figure}>
          <Figure size="key" value={value} plus={plus} />
          <p className={styles.label}>{label}</p>
        </li>
      ))}
    </ul>
  )
}
