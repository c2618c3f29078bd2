import { Carousel } from '../carousel'
import { Figure } from '../figure'
import { Flag, flagCodes } from '../flag'
import { Icon, iconNames } from '../icon'
import { Picture } from '../picture'
import { Skeleton } from '../skeleton'
import { EmptyState, ErrorState } from '../state'
import { TextLink } from '../text-link'
import { DialogPart, ToastPart } from './dialog-part'
import { Line, Part } from './part'
import { samplePicture, type Samples } from './samples'
import styles from './showcase.module.css'

export function StateParts({ samples, layout }: { samples: Samples; layout: 'intl' | 'zh' }) {
  const { parts, empty, error } = samples
  return (
    <>
      <Part name={parts.dialog}>
        <DialogPart samples={samples} />
      </Part>
      <Part name={parts.toast}>
        <ToastPart samples={samples} />
      </Part>
      <Part name={parts.empty}>
        <div className={styles.pair}>
          <EmptyState title={empty.title} action={<TextLink href="#empty">{empty.action}</TextLink>}>
            {empty.text}
          </EmptyState>
          <ErrorState title={error.title} retryLabel={error.retry} retry="#empty">
            {error.text}
          </ErrorState>
        </div>
        <Skeleton kind="cards" label={samples.loading} />
        <Skeleton kind="text" label={samples.loading} />
      </Part>
      <Part name={parts.icons}>
        <Line>
          {iconNames.map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </Line>
        <Line>
          {flagCodes.map((code) => (
            <Flag key={code} code={code} />
          ))}
        </Line>
      </Part>
      <Part name={parts.figures}>
        <Figures samples={samples} raised={layout === 'intl'} />
      </Part>
      <Part name={parts.carousel}>
        <SampleCarousel samples={samples} layout={layout} />
      </Part>
    </>
  )
}

function Figures({ samples: { figures, counters }, raised }: { samples: Samples; raised: boolean }) {
  const [first] = figures
  return (
    <>
      {first && <Figure size="hero" value={first.value} unit={first.unit} raised={raised} />}
      <Line>
        {figures.map((figure) => (
          <Figure key={figure.note} size="key" {...figure} />
        ))}
      </Line>
      <Line>
        {counters.map((counter) => (
          <Figure key={counter.note} size="counter" plus counts {...counter} />
        ))}
      </Line>
      <Line>
        {(['case', 'year', 'tile'] as const).map((size) => (
          <Figure key={size} size={size} value={first?.value ?? ''} unit={first?.unit} />
        ))}
      </Line>
    </>
  )
}

function SampleCarousel({ samples: { parts, slides }, layout }: { samples: Samples; layout: 'intl' | 'zh' }) {
  return (
    <div data-ground="dark">
      <Carousel
        label={parts.carousel}
        delay={layout === 'zh' ? 3000 : 7000}
        effect={layout === 'zh' ? 'fade' : 'slide'}
        indicator={layout === 'zh' ? 'lines' : 'counter'}
        indicatorClassName={styles.indicator}
        slides={slides.map(({ title, ...slide }, index) => ({
          ...slide,
          content: (
            <div className={styles.slide}>
              <Picture picture={samplePicture('')} sizes="75vw" ratio="fill" priority={index === 0} />
              <p className="type-h2">{title}</p>
            </div>
          ),
        }))}
      />
    </div>
  )
}
