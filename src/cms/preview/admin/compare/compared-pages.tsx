import { useState, type RefCallback } from 'react'
import { useAdminText } from '../../../admin/use-admin-text'
import { scaleToFit, type PageWidth } from '../../widths'
import { PageFrame } from '../frames/page-frame'
import { useSize } from '../frames/use-size'
import styles from './compare.module.css'
import { Divider } from './divider'

type ComparedPage = {
  side: 'before' | 'after'
  ref: RefCallback<HTMLIFrameElement>
  address: string
  label: string
  isMissing: boolean
}

type ComparedPagesProps = { width: PageWidth; isSideBySide: boolean; pages: ComparedPage[] }

const gap = 20

/** Two pages on top of each other, the first one left of a divider and the second one right of it, or side by side. */
export function ComparedPages({ width: { width, height }, isSideBySide, pages }: ComparedPagesProps) {
  const t = useAdminText()
  const [position, setPosition] = useState(50)
  const [measure, space] = useSize()
  const available = space?.width ?? 0
  const scale = scaleToFit(width, isSideBySide ? (available - gap) / 2 : available)
  const size = { width: width * scale, height: height * scale }
  return (
    <div ref={measure} className={styles.pages}>
      {!isSideBySide && <Divider position={position} width={size.width} onMove={setPosition} />}
      <div
        className={styles.stage}
        data-layout={isSideBySide ? 'beside' : 'above'}
        style={isSideBySide ? { gap } : size}
      >
        {space &&
          pages.map(({ side, ref, address, label, isMissing }) => (
            <figure
              key={side}
              className={styles.side}
              style={isSideBySide ? undefined : clipOf(side, position)}
            >
              <figcaption className={styles.caption}>{t(`previews:${side}`)}</figcaption>
              <PageFrame
                ref={ref}
                src={address}
                title={t('tools:labelled', { label: t(`previews:${side}`), value: label })}
                {...{ width, height, scale }}
              />
              {isMissing && <p className={styles.missing}>{t('previews:missing')}</p>}
            </figure>
          ))}
        {!isSideBySide && <div className={styles.line} style={{ left: `${position}%` }} aria-hidden />}
      </div>
    </div>
  )
}

function clipOf(side: ComparedPage['side'], position: number) {
  const inset = side === 'before' ? `0 ${100 - position}% 0 0` : `0 0 0 ${position}%`
  return { clipPath: `inset(${inset})` }
}
