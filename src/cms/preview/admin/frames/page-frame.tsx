import type { Ref } from 'react'
import styles from './page-frame.module.css'

type PageFrameProps = {
  ref?: Ref<HTMLIFrameElement>
  src: string
  title: string
  /** In px of the page. */
  width: number
  height: number
  scale: number
  /** Neither the keyboard nor the pointer reaches it. */
  isInert?: boolean
}

/** A page in a window of its own width, reduced. */
export function PageFrame({ ref, src, title, width, height, scale, isInert = false }: PageFrameProps) {
  return (
    <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
      <iframe
        ref={ref}
        src={src}
        title={title}
        loading="lazy"
        inert={isInert}
        className={styles.page}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}
