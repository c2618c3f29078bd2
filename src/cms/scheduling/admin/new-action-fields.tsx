'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { siteIds } from '@/i18n/locales'
import { timeZoneName } from '../../admin/time-of'
import { useAdminText } from '../../admin/use-admin-text'
import { useHydrated } from '../../admin/use-hydrated'
import { siteLabels } from '../../site-labels'
import type { ActionKind } from '../actions'
import styles from './schedule-panel.module.css'
import type { NewAction } from './use-schedule'

type Props = {
  /** What is always public can only be published. */
  canUnpublish: boolean
  onSubmit: (action: NewAction) => Promise<boolean>
}

/** Not a form element: the panel is inside the form of the document. */
export function NewActionFields({ canUnpublish, onSubmit }: Props) {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const zone = useHydrated() ? timeZoneName(i18n.language) : 'UTC'
  const fields = useId()
  const [kind, setKind] = useState<ActionKind>('publish')
  const [time, setTime] = useState('')
  const [site, setSite] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)

  async function submit(): Promise<void> {
    setIncomplete(time === '')
    if (time === '') return
    const at = new Date(time).toISOString()
    if (await onSubmit({ kind, at, site: kind === 'publish' && site ? site : null })) setTime('')
  }

  return (
    <details className={styles.plan}>
      <summary>{t('planning:plan')}</summary>
      <div className={styles.fields}>
        <p>{t('planning:help')}</p>
        {canUnpublish && <KindChoice kind={kind} onChange={setKind} />}
        {kind === 'publish' && <SiteChoice site={site} onChange={setSite} />}
        <label htmlFor={`${fields}-time`}>{t('planning:time', { zone })}</label>
        <input
          id={`${fields}-time`}
          type="datetime-local"
          value={time}
          aria-invalid={isIncomplete}
          aria-describedby={isIncomplete ? `${fields}-missing` : undefined}
          onChange={({ target }) => setTime(target.value)}
        />
        {isIncomplete && (
          <p id={`${fields}-missing`} role="alert" className={styles.failed}>
            {t('planning:timeMissing')}
          </p>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={() => void submit()}>
          {t('planning:plan')}
        </Button>
      </div>
    </details>
  )
}

type KindChoiceProps = { kind: ActionKind; onChange: (kind: ActionKind) => void }

function KindChoice({ kind, onChange }: KindChoiceProps) {
  const t = useAdminText()
  const field = useId()
  return (
    <>
      <label htmlFor={field}>{t('planning:action')}</label>
      <select
        id={field}
        value={kind}
        onChange={({ target }) => onChange(target.value === 'unpublish' ? 'unpublish' : 'publish')}
      >
        <option value="publish">{t('planning:publish')}</option>
        <option value="unpublish">{t('planning:unpublish')}</option>
      </select>
    </>
  )
}

type Choice = { site: string; onChange: (site: string) => void }

function SiteChoice({ site, onChange }: Choice) {
  const t = useAdminText()
  const field = useId()
  return (
    <>
      <label htmlFor={field}>{t('planning:sites')}</label>
      <select id={field} value={site} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('tools:allSites')}</option>
        {siteIds.map((id) => (
          <option key={id} value={id}>
            {siteLabels[id]}
          </option>
        ))}
      </select>
    </>
  )
}
