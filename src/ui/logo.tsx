import type { Picture as PictureData } from '@/lib/picture'

import { classNames } from './class-names'
import styles from './logo.module.css'

type LogoProps = {
  /** The company's short name. In Latin its first word is strong, the rest regular. */
  name: string
  /** A maker's own logo takes the place of mark and wordmark. */
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

/** The N with its degree ring, the one warm point of the look. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 58" aria-hidden focusable="false">
      <path className={styles.letter} d="M0 58V6h12.5l22.8 34V6H46v52H33.8L10.7 23.7V58Z" />
      <circle className={styles.ring} cx="55.5" cy="8.5" r="6.2" />
    </svg>
  )
}
