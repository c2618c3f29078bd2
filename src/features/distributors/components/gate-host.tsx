'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { SiteId } from '@/i18n/locales'
import { closeGate, currentGate, subscribeToGate, withAccess, type Gate } from '@/ui/gate/gate-store'
import { showToast } from '@/ui/toast-store'
import type { GateWords } from '../views/words'
import type { SignInDialogProps } from './sign-in-dialog'

type GateHostProps = {
  site: SiteId
  words: GateWords
  forgotHref: string
  /** Who is asked for a file of other groups. */
  email?: string | null
}

/** Once per layout: shows what stands between a visitor and a restricted file; its dialog comes when it is needed. */
export function GateHost({ site, words, forgotHref, email }: GateHostProps) {
  const gate = useSyncExternalStore(subscribeToGate, currentGate, () => null)
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps> | null>(null)

  useEffect(() => {
    if (!gate) return
    if (gate.kind !== 'signed-out') return tell(gate, words, email)
    import('./sign-in-dialog').then(
      ({ SignInDialog }) => setDialog(() => SignInDialog),
      () => tell({ ...gate, kind: 'offline' }, words, email),
    )
  }, [gate, words, email])

  const action = gate?.kind === 'signed-out' ? gate.action : null
  useFocusReturn(action?.opener ?? null)

  if (!Dialog) return null
  return (
    <Dialog
      site={site}
      open={action !== null}
      words={words}
      forgotHref={forgotHref}
      onClose={closeGate}
      onDone={() => {
        closeGate()
        if (action) withAccess(action)
      }}
    />
  )
}

/** A click does not focus everywhere what it presses, so the dialog itself cannot know where to return. */
function useFocusReturn(opener: HTMLElement | null): void {
  const last = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!opener) last.current?.focus()
    last.current = opener
  }, [opener])
}

function tell({ kind, action }: Gate, words: GateWords, email?: string | null): void {
  closeGate()
  if (kind === 'offline') {
    const retry = { label: words.retry, run: () => withAccess(action) }
    return void showToast({ tone: 'error', text: words.offline, action: retry })
  }
  const write = { label: words.write, run: () => location.assign(`mailto:${email}`) }
  showToast({ tone: 'error', text: words.denied, action: email ? write : undefined })
}
