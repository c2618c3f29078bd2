import { Figure } from '@/ui/figure'
import { Picture } from '@/ui/picture'
import { Section, SectionHeading } from '@/ui/section'
import { unbroken } from '@/ui/unbroken'
import type { StepView } from '../view-models/solution-view'
import styles from './step-diagram.module.css'

/** The overview of the functions as steps on a line, with the equipment standing on it; the last one is marked. */
export function StepDiagram({ title, steps }: { title: string; steps: StepView[] }) {
  return (
    <Section label={title}>
      <SectionHeading title={title} />
      <ol className={styles.steps}>
        {steps.map(({ id, title: name, temperature, note, picture }) => (
          <li key={id} className={styles.step}>
            <p className={styles.title}>{unbroken(name)}</p>
            {temperature && <Figure className={styles.temperature} size="tile" {...temperature} />}
            {note && <p className={styles.note}>{unbroken(note)}</p>}
            {picture && (
              <Picture
                className={styles.picture}
                // The texts describe it.
                picture={{ ...picture, alt: '' }}
                sizes="(max-width: 844px) 24vw, 13vw"
              />
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
