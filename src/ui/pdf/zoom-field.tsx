import { IconButton } from '../button'
import { Icon } from '../icon'
import { zoomModes, type ReaderState, type ZoomMode } from './state'
import styles from './toolbar.module.css'
import type { WithReader } from './use-reader'
import { fill, type PdfWords } from '@/lib/pdf-words'

const percents = [50, 75, 100, 125, 150, 200, 300, 400]

type ZoomFieldProps = { state: ReaderState; words: PdfWords; act: WithReader }

/** Zoom out, zoom levels, zoom in. */
export function ZoomField({ state: { zoom, scale, pages }, words, act }: ZoomFieldProps) {
  const names: Record<ZoomMode, string> = {
    auto: words.automatic,
    'page-width': words.fitWidth,
    'page-fit': words.fitPage,
  }
  const percent = Math.round(scale * 100)
  const isOdd = zoom === null && !percents.includes(percent)
  const choose = (value: string) => {
    const mode = zoomModes.find((name) => name === value)
    act((reader) => reader.setZoom(mode ?? Number(value) / 100))
  }
  const off = pages === 0
  return (
    <div className={styles.group}>
      <IconButton
        icon="minus"
        label={words.zoomOut}
        disabled={off}
        onClick={() => act((reader) => reader.zoomBy(-1))}
      />
      <span className={styles.zoom}>
        <select
          aria-label={words.zoom}
          disabled={off}
          value={zoom ?? String(percent)}
          onChange={(event) => choose(event.target.value)}
        >
          {zoomModes.map((mode) => (
            <option key={mode} value={mode}>
              {names[mode]}
            </option>
          ))}
          {isOdd && <option value={String(percent)}>{fill(words.percent, { percent })}</option>}
          {percents.map((value) => (
            <option key={value} value={String(value)}>
              {fill(words.percent, { percent: value })}
            </option>
          ))}
        </select>
        <Icon name="chevron" small />
      </span>
      <IconButton
        icon="plus"
        label={words.zoomIn}
        disabled={off}
        onClick={() => act((reader) => reader.zoomBy(1))}
      />
    </div>
  )
}
