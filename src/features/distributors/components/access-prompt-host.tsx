'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { SiteId } from '@/i18n/locales'
import {
  closeAccessPrompt,
  currentAccessPrompt,
  subscribeToAccessPrompt,
  withAccess,
  type AccessPrompt,
} from '@/ui/access-prompt/access-prompt-store'
import { useTranslations } from '@/i18n/use-translations'
import { showToast } from '@/ui/toast-store'
import { mailHref } from '@/lib/contact-links'
import type { SignInDialogProps } from './sign-in-dialog'

type AccessPromptHostProps = {
  site: SiteId
  forgotHref: string
  /** The contact for files of other groups and expired accounts. */
  company: string
  email?: string | null
}

/** Once per layout: shows why a visitor cannot open a restricted file. The sign-in dialog is loaded on demand. */
export function AccessPromptHost({ site, forgotHref, company, email }: AccessPromptHostProps) {
  const showProblem = useProblemToast({ company, email })
  const prompt = useSyncExternalStore(subscribeToAccessPrompt, currentAccessPrompt, () => null)
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps> | null>(null)

  useEffect(() => {
    if (!prompt) return
    if (prompt.kind !== 'signed-out') return showProblem(prompt)
    import('./sign-in-dialog').then(
      ({ SignInDialog }) => setDialog(() => SignInDialog),
      () => showProblem({ ...prompt, kind: 'offline' }),
    )
  }, [prompt, showProblem])

  const open = prompt?.kind === 'signed-out' ? prompt : null
  const action = open?.action ?? null
  useFocusReturn(action?.opener ?? null)

  if (!Dialog) return null
  return (
    <Dialog
      site={site}
      open={open !== null}
      material={open?.material}
      contact={{ company, email }}
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

/** Reports why a file cannot be opened, with the next step. */
function useProblemToast({ company, email }: Pick<AccessPromptHostProps, 'company' | 'email'>) {
  const t = useTranslations('distributors.prompt')
  const errors = useTranslations('distributors.errors')
  return useCallback(
    ({ kind, action }: AccessPrompt) => {
      closeAccessPrompt()
      if (kind === 'offline') {
        const retry = { label: t('retry'), run: () => withAccess(action) }
        return void showToast({ tone: 'error', text: errors('offline'), action: retry })
      }
      if (!email) return void showToast({ tone: 'error', text: t('denied', { company }) })
      const write = { label: t('write'), run: () => location.assign(mailHref(email)) }
      showToast({ tone: 'error', text: t('deniedMail', { email }), action: write })
    },
    [t, errors, company, email],
  )
}
