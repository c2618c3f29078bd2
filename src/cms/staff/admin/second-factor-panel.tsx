'use client'

import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { FactorState } from '../second-factor'
import { Confirmation, type ConfirmationKind } from './confirmation'
import { RecoveryCodes } from './recovery-codes'
import { ResetFactor } from './reset-factor'
import styles from './second-factor.module.css'
import { useSecondFactor } from './use-second-factor'
import { useStaffText } from './use-staff-text'

/** On the form of an account: its second factor, which the owner manages and an administrator can reset. */
export function SecondFactorPanel() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (!user || !id) return null
  return <Panel key={id} id={String(id)} isOwn={String(user.id) === String(id)} />
}

function Panel({ id, isOwn }: { id: string; isOwn: boolean }) {
  const t = useStaffText()
  const { factor, load } = useSecondFactor(id)
  if (!factor) return null
  return (
    <section className={styles.panel} aria-labelledby="second-factor-title">
      <h2 id="second-factor-title">{t('staff:title')}</h2>
      <p>
        <StateText factor={factor} isOwn={isOwn} />
      </p>
      {isOwn && <OwnFactor factor={factor} onChange={load} />}
      {!isOwn && <ResetFactor account={id} hasApp={factor.since !== null} onReset={load} />}
    </section>
  )
}

function StateText({ factor, isOwn }: { factor: FactorState; isOwn: boolean }) {
  const t = useStaffText()
  const { i18n } = useTranslation()
  const { since, recoveryCodesLeft, isRequired } = factor
  if (!since && isRequired) return t('staff:isOffRequired')
  if (!since) return t(isOwn ? 'staff:isOff' : 'staff:isOffOther')
  const date = new Date(since).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  return [
    t('staff:isOn', { date }),
    t('staff:codesLeft', { number: recoveryCodesLeft }),
    isOwn && isRequired ? t('staff:isRequired') : '',
  ].join(' ')
}

function OwnFactor({ factor, onChange }: { factor: FactorState; onChange: () => Promise<void> }) {
  const t = useStaffText()
  const [kind, setKind] = useState<ConfirmationKind | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const button = { buttonStyle: 'secondary', size: 'medium', margin: false } as const

  async function finish(recoveryCodes: string[] | null) {
    setKind(null)
    setCodes(recoveryCodes)
    await onChange()
  }

  if (codes) return <RecoveryCodes codes={codes} onStored={() => setCodes(null)} />
  if (kind) {
    const isChange = kind === 'set-up' && factor.since !== null
    return <Confirmation kind={kind} isChange={isChange} onDone={finish} onCancel={() => setKind(null)} />
  }
  return (
    <div className={styles.actions}>
      <Button {...button} onClick={() => setKind('set-up')}>
        {t(factor.since ? 'staff:changeApp' : 'staff:setUp')}
      </Button>
      {factor.since && (
        <Button {...button} onClick={() => setKind('recovery-codes')}>
          {t('staff:newCodes')}
        </Button>
      )}
      {factor.since && !factor.isRequired && (
        <Button {...button} onClick={() => setKind('switch-off')}>
          {t('staff:switchOff')}
        </Button>
      )}
    </div>
  )
}
