import type { Picture as PictureData } from '@/lib/picture'

import { classNames } from './class-names'
import styles from './logo.module.css'

type LogoProps = {
  /** The company's short name. In Latin its first word is strong, the rest regular. */
  name: string
  /** A custom logo replaces mark and wordmark. */
  picture?: PictureData
  className?: string
}

export function Logo({ name, picture, className }: LogoProps) {
  if (picture) {
    const { src, width, height } = picture
    return (
      <img className={classNames(styles.own, className)} src={src} width={width} height={height} alt={name} />
    )
  }
  const [first, ...rest] = name.split(' ')
  return (
    <span className={classNames(styles.logo, className)}>
      <Mark />
      <span className={styles.word}>
        <strong>{first}</strong> {rest.join(' ')}
      </span>
    </span>
  )
}

/** The N with its degree ring in the accent colour. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 -7 66 59" aria-hidden>
      <path className={styles.letter} d="M0 52V0h11.5l26.3 35.2V0h10v52h-9.6L10 14.9V52Z" />
      <circle className={styles.ring} cx="57.3" cy="1.3" r="5.9" />
    </svg>
  )
}
