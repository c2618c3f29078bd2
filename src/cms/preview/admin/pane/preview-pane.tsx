'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useState } from 'react'
import { useAdminText } from '../../../admin/use-admin-text'
import { windowIn } from '../../widths'
import { useSize } from '../frames/use-size'
import { HeadCards } from '../head/head-cards'
import styles from './preview-pane.module.css'
import { PreviewTools } from './preview-tools'
import { usePageAddress } from './use-page-address'
import { usePostedForm } from './use-posted-form'

/**
 * The preview beside a form, in a window of a chosen width that is reduced to fit. Replaces Payload's, whose sizes do
 * not fit the pane and whose texts are English.
 */
export function PreviewPane() {
  const t = useAdminText()
  const { iframeRef, isLivePreviewing, previewWindowType } = useLivePreviewContext()
  const address = usePageAddress()
  const [wasOpened, setWasOpened] = useState(isLivePreviewing)
  const [width, setWidth] = useState<number | null>(null)
  const [isHeadShown, setIsHeadShown] = useState(false)
  const [measure, space] = useSize()
  usePostedForm()
  // Stays loaded once it was opened.
  if (isLivePreviewing && !wasOpened) setWasOpened(true)
  if (previewWindowType === 'popup') return null

  const page = space && (width ? windowIn(space, width) : { ...space, scale: 1 })
  return (
    <section
      className={`live-preview-window ${isLivePreviewing ? 'live-preview-window--is-live-previewing' : ''}`}
      aria-label={t('previews:preview')}
    >
      <div className={styles.pane}>
        <PreviewTools
          chosen={width}
          page={page}
          onChoose={setWidth}
          isHeadShown={isHeadShown}
          onShowHead={setIsHeadShown}
        />
        {isHeadShown && <HeadCards />}
        <div ref={measure} className={styles.space}>
          {wasOpened && page && address && (
            <div
              className={styles.window}
              style={{ width: page.width * page.scale, height: page.height * page.scale }}
            >
              <iframe
                ref={iframeRef}
                id="live-preview-iframe"
                className={`live-preview-iframe ${styles.page}`}
                title={t('previews:preview')}
                src={address}
                style={{ width: page.width, height: page.height, transform: `scale(${page.scale})` }}
              />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
