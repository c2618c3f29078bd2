'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAdminText } from '../../admin/use-admin-text'
import { siteLabels } from '../../site-labels'
import type { PlannedAction } from '../actions'
import { NewActionFields } from './new-action-fields'
import styles from './schedule-panel.module.css'
import { useSchedule, type NewAction } from './use-schedule'

/** In the sidebar: when the document is published or unpublished, and what could not be done. */
export function SchedulePanel() {
  const t = useAdminText()
  const { schedule, message, canPlan, isGlobal, plan, cancel } = useSchedule()
  const [note, setNote] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const title = useId()
  if (!canPlan) return null

  async function submit(action: NewAction): Promise<boolean> {
    const isPlanned = await plan(action)
    setNote(isPlanned ? t('planning:planned') : '')
    return isPlanned
  }

  async function end(job: number): Promise<void> {
    const isCancelled = await cancel(job)
    flushSync(() => setNote(isCancelled ? t('planning:cancelled') : ''))
    // The button that had the focus is gone.
    if (isCancelled) status.current?.focus()
  }

  const actions = schedule?.actions ?? []
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title}>{t('planning:title')}</h2>
      {actions.length > 0 && (
        <ul>
          {actions.map((action) => (
            <Action
              key={action.job}
              action={action}
              isPublic={schedule?.isPublic === true}
              onCancel={() => void end(action.job)}
            />
          ))}
        </ul>
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {message || note}
      </p>
      <NewActionFields canUnpublish={!isGlobal} onSubmit={submit} />
    </section>
  )
}

type ActionProps = { action: PlannedAction; isPublic: boolean; onCancel: () => void }

function Action({ action, isPublic, onCancel }: ActionProps) {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const text = describe(action, { t, isPublic, language: i18n.language })
  const label = action.hasFailed ? t('planning:dismiss') : t('planning:cancel')
  return (
    <li>
      <span className={action.hasFailed ? styles.failed : undefined}>{text}</span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        extraButtonProps={{ 'aria-label': t('tools:labelled', { label, value: text }) }}
        onClick={onCancel}
      >
        {label}
      </Button>
    </li>
  )
}

type Context = { t: ReturnType<typeof useAdminText>; isPublic: boolean; language: string }

function describe({ kind, at, site, hasFailed }: PlannedAction, { t, isPublic, language }: Context): string {
  const time = timeIn(at, language)
  if (kind === 'unpublish')
    return t(hasFailed ? 'planning:unpublishFailed' : 'planning:unpublishAt', { time })
  if (hasFailed) return t('planning:publishFailed', { time })
  if (site) return t('planning:publishSiteAt', { site: siteLabels[site], time })
  return t(isPublic ? 'planning:publishAt' : 'planning:waits', { time })
}

/** In the time zone of the browser, as the form takes it. */
function timeIn(iso: string, language: string): string {
  return new Date(iso).toLocaleString(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}
