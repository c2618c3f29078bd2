import { MediaCard, NewsCard } from '../card'
import { Container, Grid } from '../container'
import { Gallery } from '../gallery'
import { ListRow, NewsRow, Rows } from '../row'
import { Prose } from '../prose'
import { Section, SectionHeading } from '../section'
import { Slider } from '../slider'
import { TextLink } from '../text-link'
import { MovingParts } from './moving-parts'
import { Part } from './part'
import { samplePicture, type Samples } from './samples'
import styles from './showcase.module.css'

const third = '(max-width: 844px) 100vw, 33vw'

/** Components that need the full page width. */
export function ContentParts({ samples, layout }: { samples: Samples; layout: 'intl' | 'zh' }) {
  const { heading, actions, news, parts } = samples
  const action = <TextLink href="#cards">{actions.all}</TextLink>
  return (
    <>
      <Section label={heading.title}>
        <SectionHeading {...heading} action={action} />
        {layout === 'intl' ? <NewsCards samples={samples} /> : <NewsBlock samples={samples} />}
      </Section>
      <Section ground="ice" label={parts.cards}>
        <SectionHeading label={heading.label} title={parts.cards} action={action} />
        {layout === 'intl' ? <NewsBlock samples={samples} /> : <NewsCards samples={samples} />}
      </Section>
      <Section ground="dark" label={samples.dialog.video}>
        <SectionHeading {...heading} action={action} />
        <Grid className={styles.thirds}>
          {news.map(({ title, date }, index) => (
            <MediaCard
              key={title}
              href="#cards"
              title={title}
              meta={[date]}
              picture={index === 2 ? undefined : samplePicture('')}
              sizes={third}
              video={index === 0 ? 'large' : 'small'}
              small
            />
          ))}
        </Grid>
      </Section>
      <Container>
        <Part name={parts.gallery}>
          <Gallery
            label={parts.gallery}
            pictures={['a', 'b', 'c'].map((name) => samplePicture(name))}
            sizes={third}
          />
        </Part>
        <Part name={parts.slider}>
          <Slider
            label={parts.slider}
            marks
            items={[...news, ...news].map(({ title, date }, index) => ({
              id: `${date}${index}`,
              content: (
                <MediaCard href="#cards" title={title} picture={samplePicture('')} sizes={third} small />
              ),
            }))}
          />
        </Part>
        <MovingParts samples={samples} />
        <Part name={parts.prose}>
          <Prose html={samples.prose} />
        </Part>
      </Container>
    </>
  )
}

function NewsCards({ samples: { news } }: { samples: Samples }) {
  return (
    <Grid className={styles.thirds}>
      {news.map(({ date, ...item }) => (
        <NewsCard
          key={date}
          {...item}
          href="#cards"
          dateTime={date}
          picture={samplePicture('')}
          sizes={third}
        />
      ))}
    </Grid>
  )
}

function NewsBlock({ samples: { news, long, product } }: { samples: Samples }) {
  const [first, ...rest] = news
  return (
    <Grid className={styles.feature}>
      {first && (
        <MediaCard
          href="#cards"
          title={first.title}
          brief={first.brief}
          meta={[first.date, first.category]}
          picture={samplePicture('')}
          sizes="(max-width: 844px) 100vw, 58vw"
        />
      )}
      <Rows>
        {rest.map(({ date, title }) => (
          <NewsRow key={title} href="#cards" date={date} dateTime={date} title={title} />
        ))}
        <ListRow href="#cards" title={product.name} note={product.note} />
        <ListRow href="#cards" title={long} />
      </Rows>
    </Grid>
  )
}
