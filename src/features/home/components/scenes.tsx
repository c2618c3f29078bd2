'use client'

import { ButtonLink } from '@/ui/button'
import { Carousel } from '@/ui/carousel'
import { HotspotPopover } from '@/ui/hotspot-popover'
import { Picture } from '@/ui/picture'
import { Tabs } from '@/ui/tabs'
import { TextLink } from '@/ui/text-link'
import type { HotspotView, SceneTypeView, SceneView } from '../view-models/scenes'
import styles from './scenes.module.css'

const slideMs = 3000

export type SceneLabels = { types: string; product: string; details: string; close: string }

/** Scene solutions (S1 2.6): a tab per type with a carousel of its solutions, whose pictures have hotspots. */
export function Scenes({ types, labels }: { types: SceneTypeView[]; labels: SceneLabels }) {
  return (
    <Tabs
      label={labels.types}
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
            slides={scenes.map((scene) => ({
              id: scene.id,
              label: scene.name,
              content: <Scene scene={scene} labels={labels} />,
            }))}
          />
        ),
      }))}
    />
  )
}

function Scene({ scene, labels }: { scene: SceneView; labels: SceneLabels }) {
  return (
    <article>
      <div className={styles.stage}>
        <Picture picture={scene.picture} sizes="(max-width: 1440px) 100vw, 1312px" />
        {scene.hotspots.map((point, index) => (
          <HotspotPopover
            key={index}
            x={point.x}
            y={point.y}
            label={point.name}
            href={point.href}
            closeLabel={labels.close}
          >
            <PointPanel point={point} detail={labels.product} />
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
          <TextLink href={scene.href}>{labels.details}</TextLink>
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
