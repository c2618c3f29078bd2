import { useTranslations } from '@/i18n/use-translations'
import { IconButton } from '../button'
import { Icon } from '../icon'
import { zoomModes, type ReaderState, type ZoomMode } from './state'
import styles from './toolbar.module.css'
import type { WithReader } from './use-reader'

const percents = [50, 75, 100, 125, 150, 200, 300, 400]

type ZoomFieldProps = { state: ReaderState; act: WithReader }

/** Zoom out, zoom levels, zoom in. */
export function ZoomField({ state: { zoom, scale, pages }, act }: ZoomFieldProps) {
  const t = useTranslations('pdf.viewer')
  const names: Record<ZoomMode, string> = {
    auto: t('automatic'),
    'page-width': t('fitWidth'),
    'page-fit': t('fitPage'),
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
        label={t('zoomOut')}
        disabled={off}
        onClick={() => act((reader) => reader.zoomBy(-1))}
      />
      <span className={styles.zoom}>
        <select
          aria-label={t('zoom')}
          disabled={off}
          value={zoom ?? String(percent)}
          onChange={(event) => choose(event.target.value)}
        >
          {zoomModes.map((mode) => (
            <option key={mode} value={mode}>
              {names[mode]}
            </option>
          ))}
          {isOdd && <option value={String(percent)}>{t('percent', { percent })}</option>}
          {percents.map((value) => (
            <option key={value} value={String(value)}>
              {t('percent', { percent: value })}
            </option>
          ))}
        </select>
        <Icon name="chevron" small />
      </span>
      <IconButton
        icon="plus"
        label={t('zoomIn')}
        disabled={off}
        onClick={() => act((reader) => reader.zoomBy(1))}
      />
    </div>
  )
}
