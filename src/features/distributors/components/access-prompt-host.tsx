'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { SiteId } from '@/i18n/locales'
import {
  closeAccessPrompt,
  currentAccessPrompt,
  subscribeToAccessPrompt,
  withAccess,
  type AccessPrompt,
} from '@/ui/access-prompt/access-prompt-store'
import { showToast } from '@/ui/toast-store'
import type { AccessPromptWords } from '../view-models/words'
import type { SignInDialogProps } from './sign-in-dialog'

type AccessPromptHostProps = {
  site: SiteId
  words: AccessPromptWords
  forgotHref: string
  /** Contact for files of other groups. */
  email?: string | null
}

/** Once per layout: shows why a visitor cannot open a restricted file. The sign-in dialog is loaded on demand. */
export function AccessPromptHost({ site, words, forgotHref, email }: AccessPromptHostProps) {
  const prompt = useSyncExternalStore(subscribeToAccessPrompt, currentAccessPrompt, () => null)
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps> | null>(null)

  useEffect(() => {
    if (!prompt) return
    if (prompt.kind !== 'signed-out') return showProblem(prompt, words, email)
    import('./sign-in-dialog').then(
      ({ SignInDialog }) => setDialog(() => SignInDialog),
      () => showProblem({ ...prompt, kind: 'offline' }, words, email),
    )
  }, [prompt, words, email])

  const action = prompt?.kind === 'signed-out' ? prompt.action : null
  useFocusReturn(action?.opener ?? null)

  if (!Dialog) return null
  return (
    <Dialog
      site={site}
      open={action !== null}
      words={words}
      forgotHref={forgotHref}
      onClose={closeAccessPrompt}
      onDone={() => {
        closeAccessPrompt()
        if (action) withAccess(action)
      }}
    />
  )
}

/** Some browsers do not focus a clicked element, so the dialog cannot know where to return the focus. */
function useFocusReturn(opener: HTMLElement | null): void {
  const last = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!opener) last.current?.focus()
    last.current = opener
  }, [opener])
}

function showProblem({ kind, action }: AccessPrompt, words: AccessPromptWords, email?: string | null): void {
  closeAccessPrompt()
  if (kind === 'offline') {
    const retry = { label: words.retry, run: () => withAccess(action) }
    return void showToast({ tone: 'error', text: words.offline, action: retry })
  }
  const write = { label: words.write, run: () => location.assign(`mailto:${email}`) }
  showToast({ tone: 'error', text: words.denied, action: email ? write : undefined })
}
