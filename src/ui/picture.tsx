import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { fallbackOf, type Picture as PictureData } from '@/lib/picture'
import type { PictureRatio } from '@/lib/picture-ratios'

import { classNames } from './class-names'
import { cssVariables } from './css-variables'
import styles from './picture.module.css'

type PictureProps = {
  /** A missing picture is shown as an empty tile. */
  picture?: PictureData
  /** Used instead on narrow screens (844 px and less). */
  narrow?: PictureData
  /** The `sizes` attribute, e.g. '(max-width: 844px) 100vw, 33vw'. */
  sizes: string
  ratio?: PictureRatio
  fit?: 'cover' | 'contain'
  /** Preloaded and loaded with high priority: for the main picture at the top of a page. */
  priority?: boolean
  className?: string
}

/** A responsive picture; without `ratio` it keeps its own aspect ratio. */
export function Picture({ picture, narrow, sizes, ratio, fit = 'cover', priority, className }: PictureProps) {
  if (picture && priority) preloadPicture(picture, sizes)
  const position = ratio && fit === 'cover' ? positionOf(picture, narrow) : undefined
  return (
    <picture
      className={classNames(styles.picture, position?.narrow && styles.positioned, className)}
      data-ratio={ratio}
      data-fit={fit}
      style={position?.narrow}
    >
      {picture ? (
        <>
          {narrow && <source media="(max-width: 844px)" srcSet={narrow.src} {...narrow.set} sizes={sizes} />}
          {picture.set && <source {...picture.set} sizes={sizes} />}
          <img
            src={fallbackOf(picture)}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding="async"
            style={position?.own}
          />
        </>
      ) : (
        <span className={styles.missing} />
      )}
    </picture>
  )
}

/** The style of the image; of the frame, if narrow screens show another picture. Nothing for what is shown from its middle. */
function positionOf(
  picture?: PictureData,
  narrow?: PictureData,
): { own?: CSSProperties; narrow?: CSSProperties } {
  if (!narrow) return picture?.position ? { own: { objectPosition: picture.position } } : {}
  const positions = {
    ...(picture?.position && { '--position': picture.position }),
    ...(narrow.position && { '--narrow-position': narrow.position }),
  }
  return Object.keys(positions).length > 0 ? { narrow: cssVariables(positions) } : {}
}

/** The browser begins to load it before it has parsed the page. */
function preloadPicture(picture: PictureData, sizes: string) {
  const { set } = picture
  const responsive = set && { type: set.type, imageSrcSet: set.srcSet, imageSizes: sizes }
  preload(fallbackOf(picture), { as: 'image', fetchPriority: 'high', ...responsive })
}
