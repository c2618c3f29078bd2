'use client'

import { Button, useFormFields, useLivePreviewContext, useLocale } from '@payloadcms/ui'
import { useRef, useState, type PointerEvent } from 'react'
import type { Media } from '@/payload-types'
import { documentAddress, useApiData } from '../use-api-data'
import styles from './hotspots.module.css'
import { pointAt, type Point } from '@/lib/picture-point'
import { useHotspots } from './use-hotspots'
import { useAdminText } from '../use-admin-text'
import { useDraggedPoint } from '../use-dragged-point'

/** The picture with its points, which are moved by dragging, by clicking or with the arrow keys. */
export function HotspotPicker() {
  const t = useAdminText()
  const id = useFormFields(([fields]) => fields.banner?.value)
  const { code } = useLocale()
  const picture = useApiData<Media>(documentAddress('media', id, code))
  if (!id) return <p className={styles.note}>{t('tools:chooseBanner')}</p>
  if (!picture?.url) return <p className={styles.note}>{t('tools:loadingPicture')}</p>
  return <Picker picture={picture} />
}

function Picker({ picture }: { picture: Media }) {
  const t = useAdminText()
  const { points, place, add, canAdd } = useHotspots()
  const [chosen, setChosen] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const positionOf = ({ clientX, clientY }: PointerEvent) =>
    frame.current && pointAt(frame.current.getBoundingClientRect(), { x: clientX, y: clientY })

  function click(event: PointerEvent) {
    if (event.target !== event.currentTarget) return
    const position = positionOf(event)
    if (position && points[chosen]) place(chosen, position)
  }

  return (
    <div className={styles.picker}>
      <p className={styles.note} id="hotspot-help">
        {t('tools:pointHelp')}
      </p>
      {/* The keyboard moves the points themselves. */}
      <div
        ref={frame}
        className={styles.frame}
        onPointerDown={click}
        role="group"
        aria-label={t('tools:pointsOnBanner')}
      >
        <img
          src={picture.url ?? ''}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          alt={picture.alt ?? ''}
          draggable={false}
        />
        {points.map((point, index) => (
          <Spot
            key={index}
            number={index + 1}
            point={point}
            isChosen={index === chosen}
            onChoose={() => setChosen(index)}
            onMove={(position) => place(index, position)}
            positionOf={positionOf}
          />
        ))}
      </div>
      <Button
        buttonStyle="secondary"
        disabled={!canAdd}
        margin={false}
        size="small"
        onClick={() => {
          setChosen(points.length)
          add()
        }}
      >
        {t('tools:addPoint')}
      </Button>
      <ShowOnHome />
    </div>
  )
}

/** Opens the page that shows the points in the preview, where they can be moved as well. Only one site has it. */
function ShowOnHome() {
  const t = useAdminText()
  const { iframeRef, isLivePreviewing, popupRef, previewWindowType } = useLivePreviewContext()
  if (!isLivePreviewing && previewWindowType !== 'popup') return null

  function show() {
    const preview = previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow
    const query = new URLSearchParams({ collection: 'home-page', id: '', site: 'zh_CN' })
    preview?.location.assign(`/preview?${query}`)
  }

  return (
    <Button buttonStyle="secondary" margin={false} size="small" onClick={show}>
      {t('preview:showOnHome')}
    </Button>
  )
}

type SpotProps = {
  number: number
  point: Point
  isChosen: boolean
  onChoose: () => void
  onMove: (point: Point) => void
  positionOf: (event: PointerEvent) => Point | null
}

const arrowStep = 0.5

function Spot({ number, point, isChosen, onChoose, onMove, positionOf }: SpotProps) {
  const t = useAdminText()
  const moving = useDraggedPoint({ point, step: arrowStep, onMove, positionOf, onStart: onChoose })
  return (
    <button
      type="button"
      className={isChosen ? styles.chosen : styles.spot}
      style={{ left: `${point.x}%`, top: `${point.y}%` }}
      aria-label={t('tools:pointAt', { number, x: point.x, y: point.y })}
      aria-describedby="hotspot-help"
      aria-pressed={isChosen}
      onFocus={onChoose}
      {...moving}
    >
      {number}
    </button>
  )
}
