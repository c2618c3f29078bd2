import { ButtonLink } from '@/ui/button'
import { Carousel } from '@/ui/carousel'
import { HotspotPopover } from '@/ui/hotspot-popover'
import { Picture } from '@/ui/picture'
import { Tabs } from '@/ui/tabs'
import { TextLink } from '@/ui/text-link'
import type { HotspotView, SceneTypeView, SceneView } from '../view-models/scenes'
import styles from './scenes.module.css'

const slideMs = 3000

export type ScenesWords = {
  types: string
  viewDetails: string
  detail: string
  close: string
  pause: string
  play: string
  next: string
}

/** Scene solutions (S1 2.6): a tab per type with a carousel of its solutions, whose pictures have hotspots. */
export function Scenes({ types, words }: { types: SceneTypeView[]; words: ScenesWords }) {
  return (
    <Tabs
      label={words.types}
      items={types.map(({ id, name, scenes }) => ({
        id,
        label: name,
        panel: (
          <Carousel
            label={name}
            indicatorClassName={styles.indicator}
            delay={slideMs}
            effect="slide"
            indicator="lines"
            words={{ pause: words.pause, play: words.play, next: words.next }}
            slides={scenes.map((scene) => ({
              id: scene.id,
              label: scene.name,
              content: <Scene scene={scene} words={words} />,
            }))}
          />
        ),
      }))}
    />
  )
}

function Scene({ scene, words }: { scene: SceneView; words: ScenesWords }) {
  return (
    <article>
      <div className={styles.stage}>
        <Picture picture={scene.banner ?? scene.picture} sizes="(max-width: 1440px) 100vw, 1312px" />
        {scene.hotspots.map((point) => (
          <HotspotPopover
            key={`${point.x} ${point.y}`}
            x={point.x}
            y={point.y}
            label={point.name}
            closeLabel={words.close}
          >
            <PointPanel point={point} detail={words.detail} />
          </HotspotPopover>
        ))}
      </div>
      <div className={styles.caption}>
        {scene.icon && <Picture className={styles.icon} picture={scene.icon} sizes="48px" />}
        <div className={styles.text}>
          <h3 className="type-h4">{scene.name}</h3>
          <p className={styles.brief}>{scene.brief}</p>
        </div>
        <div className={styles.action}>
          <TextLink href={scene.href}>{words.viewDetails}</TextLink>
        </div>
      </div>
    </article>
  )
}

function PointPanel({ point, detail }: { point: HotspotView; detail: string }) {
  return (
    <div className={styles.point}>
      <Picture picture={point.picture} sizes="350px" ratio="16/10" fit="contain" className={styles.product} />
      <div className={styles.panel}>
        <p className="type-h4">{point.name}</p>
        <p className={styles.brief}>{point.text}</p>
        <ButtonLink small arrow href={point.href}>
          {detail}
        </ButtonLink>
      </div>
    </div>
  )
}
