import { FoldingTabs } from '../folding-tabs'
import { Marquee } from '../marquee'
import { Picture } from '../picture'
import { ListRow } from '../row'
import { Spotlight } from '../spotlight'
import { Part } from './part'
import { samplePicture, type Samples } from './samples'

/** Components with autoplay, and tabs that become an accordion. */
export function MovingParts({ samples: { parts, tabs, news, tags } }: { samples: Samples }) {
  return (
    <>
      <Part name={parts.foldingTabs}>
        <FoldingTabs
          label={parts.foldingTabs}
          items={tabs.map(({ panel, ...tab }) => ({ ...tab, panel: <p>{panel}</p> }))}
        />
      </Part>
      <Part name={parts.spotlight}>
        <Spotlight
          label={parts.spotlight}
          delay={4000}
          items={news.map(({ title, brief, date }) => ({
            id: date,
            href: '#spotlight',
            stage: (
              <Picture picture={samplePicture(date)} sizes="(max-width: 844px) 100vw, 66vw" ratio="16/9" />
            ),
            entry: <Entry title={title} note={brief} />,
          }))}
        />
      </Part>
      <Part name={parts.marquee}>
        <Marquee label={parts.marquee} items={tags.map((tag) => ({ id: tag, content: tag }))} />
      </Part>
    </>
  )
}

function Entry({ title, note }: { title: string; note: string }) {
  return (
    <ul>
      <ListRow href="#spotlight" title={title} note={note} />
    </ul>
  )
}
