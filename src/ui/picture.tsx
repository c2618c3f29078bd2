import { sourceSets, type Picture as PictureData } from '@/lib/picture'

import { classNames } from './class-names'
import styles from './picture.module.css'

type PictureProps = {
  /** A missing picture is shown as an empty tile. */
  picture?: PictureData
  /** Used instead on narrow screens (844 px and less). */
  narrow?: PictureData
  /** The `sizes` attribute, e.g. '(max-width: 844px) 100vw, 33vw'. */
  sizes: string
  ratio?: '16/10' | '4/3' | '3/2' | '16/9' | '1/1' | 'tile' | 'fill'
  fit?: 'cover' | 'contain'
  /** Loaded eagerly with high priority: for the main picture at the top of a page. */
  priority?: boolean
  className?: string
}

/** A responsive picture; without `ratio` it keeps its own aspect ratio. */
export function Picture({ picture, narrow, sizes, ratio, fit = 'cover', priority, className }: PictureProps) {
  return (
    <picture className={classNames(styles.picture, className)} data-ratio={ratio} data-fit={fit}>
      {picture ? (
        <>
          {narrow &&
            sourceSets(narrow).map(({ type, srcSet }) => (
              <source
                key={`narrow ${type}`}
                media="(max-width: 844px)"
                type={type}
                srcSet={srcSet}
                sizes={sizes}
              />
            ))}
          {sourceSets(picture).map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding="async"
          />
        </>
      ) : (
        <span className={styles.missing} />
      )}
    </picture>
  )
}
