import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { documentPath } from '../document-path'
import { useAdminText } from '../use-admin-text'
import styles from './saving.module.css'
import { reportSaving, useSaving, type Saving } from './saving-state'
import { useHasDrafts } from './use-has-drafts'

/** Above a form whose text the server does not have: why, and what happens with it. */
export function SavingNotice() {
  const t = useAdminText()
  const saving = useSaving()
  useSaveAgain(saving.kind === 'resuming' || saving.kind === 'saving')
  const text = textOf(saving, t)
  return (
    <div role="status" className={styles.status}>
      {text && (
        <p className={styles.notice} data-not-saved>
          {text}
        </p>
      )}
    </div>
  )
}

function textOf(saving: Saving, t: ReturnType<typeof useAdminText>): string {
  if (saving.kind === 'saved') return ''
  if (saving.kind !== 'refused') return t(`saving:${saving.kind}`)
  return saving.reason ? t('saving:refused', { reason: saving.reason }) : t('saving:refusedUnknown')
}

/** Saves the draft as Payload's autosave does, which waits for the next key. Other forms wait for their button. */
function useSaveAgain(isResuming: boolean): void {
  const { submit } = useForm()
  const isModified = useFormModified()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const hasDrafts = useHasDrafts()
  const { code: locale } = useLocale()
  const save = useEffectEvent(() => {
    const path = documentPath({ id, collectionSlug, globalSlug })
    if (!isModified || !hasDrafts || !path) return reportSaving({ kind: 'saved' })
    const options = { autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null', locale }
    void submit({
      action: `/api/${path}?${new URLSearchParams(options)}`,
      method: collectionSlug ? 'PATCH' : 'POST',
      overrides: { _status: 'draft' },
      acceptValues: { overrideLocalChanges: false },
      context: { getDocPermissions: false, incrementVersionCount: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      skipValidation: true,
    })
  })
  useEffect(() => {
    if (isResuming) save()
  }, [isResuming])
}
