'use client'

import { Button, useDocumentInfo, useFormFields, useUploadEdits } from '@payloadcms/ui'
import { useRef, type CSSProperties, type PointerEvent } from 'react'
import { useAdminText } from '@/cms/admin/use-admin-text'
import { useDraggedPoint } from '@/cms/admin/use-dragged-point'
import { objectPosition } from '@/lib/focal-point'
import { pointAt, type Point } from '@/lib/picture-point'
import { previewedShapes } from '@/lib/picture-ratios'
import type { Media } from '@/payload-types'
import { requestedPart } from '../crop'
import { fileAddress } from './file-address'
import styles from './focal-point.module.css'
import { useFocalPoint } from './use-focal-point'

/** On the page of a picture: the point that stays visible where the sites crop it, with their shapes. */
export function FocalPoint() {
  const t = useAdminText()
  const { savedDocumentData } = useDocumentInfo()
  const { uploadEdits } = useUploadEdits()
  const file = useFormFields(([fields]) => fields.file?.value)
  const chosen = fileAddress(file)
  const address = chosen ?? (savedDocumentData as Media | undefined)?.url
  // The form of a stored picture has no file, unless it was removed to be replaced.
  if (!address || file === null) return null
  return (
    <section className={styles.section} aria-labelledby="focal-point">
      <h2 id="focal-point">{t('library:focalPoint')}</h2>
      {requestedPart(uploadEdits) ? (
        <p className={styles.note}>{t('library:cropFirst')}</p>
      ) : (
        <Editor key={address} address={address} isNew={Boolean(chosen)} />
      )}
    </section>
  )
}

function Editor({ address, isNew }: { address: string; isNew: boolean }) {
  const t = useAdminText()
  const { point, place, reset, isMiddle, isSaving } = useFocalPoint(isNew)
  return (
    <>
      <p className={styles.note} id="focal-point-help">
        {t('library:focalPointHelp')}
      </p>
      <div className={styles.columns}>
        <div className={styles.editor}>
          <Frame address={address} point={point} onMove={place} />
          <p className={styles.note} role="status">
            {t('library:pointAt', point)}
          </p>
          <Button
            buttonStyle="secondary"
            disabled={isMiddle || isSaving}
            margin={false}
            onClick={reset}
            size="small"
          >
            {t('library:toMiddle')}
          </Button>
        </div>
        <ul className={styles.previews} aria-label={t('library:shapes')}>
          {previewedShapes.map((shape) => (
            <li key={shape.name}>
              <img
                src={address}
                alt=""
                style={{ aspectRatio: shape.ratio, objectPosition: objectPosition(point) }}
                draggable={false}
              />
              <span>{shape.label ?? t(`library:${shape.name}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const arrowStep = 1

function Frame({
  address,
  point,
  onMove,
}: {
  address: string
  point: Point
  onMove: (point: Point) => void
}) {
  const t = useAdminText()
  const frame = useRef<HTMLDivElement>(null)
  const pointOf = ({ clientX, clientY }: PointerEvent) =>
    frame.current && pointAt(frame.current.getBoundingClientRect(), { x: clientX, y: clientY })
  const moving = useDraggedPoint({ point, step: arrowStep, onMove, positionOf: pointOf })
  return (
    // The keyboard moves the handle itself.
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      aria-label={t('library:focalPoint')}
      onPointerDown={(event) => {
        const position = event.target === event.currentTarget && pointOf(event)
        if (position) onMove(position)
      }}
    >
      <img src={address} alt="" draggable={false} />
      <button
        type="button"
        className={styles.handle}
        style={placeOf(point)}
        aria-label={t('library:pointAt', point)}
        aria-describedby="focal-point-help"
        {...moving}
      />
    </div>
  )
}

function placeOf({ x, y }: Point): CSSProperties {
  return { left: `${x}%`, top: `${y}%` }
}
