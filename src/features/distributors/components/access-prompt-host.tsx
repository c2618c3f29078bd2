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
import type { LoadedMessages } from '@/i18n/loaded-messages'
import { useMessageLoader, useTranslations, WithMessages } from '@/i18n/use-translations'
import { showToast } from '@/ui/toast-store'
import { mailHref } from '@/lib/contact-links'
import type { SignInDialogProps } from './sign-in-dialog'

type Contact = {
  /** The contact for files of other groups and expired accounts. */
  company: string
  email?: string | null
}

type AccessPromptHostProps = Contact & {
  site: SiteId
  forgotHref: string
  /** Without a connection, these texts could not be loaded. */
  offline: { text: string; retry: string }
}

type LoadedParts = { Dialog: ComponentType<SignInDialogProps>; messages: LoadedMessages }

/** Once per layout: shows why a visitor cannot open a restricted file. The sign-in dialog is loaded on demand. */
export function AccessPromptHost({ site, forgotHref, offline, company, email }: AccessPromptHostProps) {
  const prompt = useSyncExternalStore(subscribeToAccessPrompt, currentAccessPrompt, () => null)
  const loaded = useParts(prompt, offline)
  const open = prompt?.kind === 'signed-out' ? prompt : null
  const action = open?.action ?? null
  useFocusReturn(action?.opener ?? null)

  if (!loaded) return null
  return (
    <WithMessages messages={loaded.messages}>
      <loaded.Dialog
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
      {prompt?.kind === 'denied' && <DeniedNotice company={company} email={email} />}
    </WithMessages>
  )
}

/** The dialog and its texts, loaded for the first file that cannot be opened. */
function useParts(
  prompt: AccessPrompt | null,
  offline: AccessPromptHostProps['offline'],
): LoadedParts | null {
  const [loaded, setLoaded] = useState<LoadedParts | null>(null)
  const loadTexts = useMessageLoader('sign-in')
  const { text, retry } = offline
  const showOffline = useCallback(
    ({ action }: AccessPrompt) => {
      closeAccessPrompt()
      showToast({ tone: 'error', text, action: { label: retry, run: () => withAccess(action) } })
    },
    [text, retry],
  )
  useEffect(() => {
    if (!prompt) return
    if (prompt.kind === 'offline') return showOffline(prompt)
    Promise.all([import('./sign-in-dialog'), loadTexts()]).then(
      ([{ SignInDialog }, messages]) => setLoaded({ Dialog: SignInDialog, messages }),
      () => showOffline(prompt),
    )
  }, [prompt, loadTexts, showOffline])
  return loaded
}

/** Some browsers do not focus a clicked element, so the dialog cannot know where to return the focus. */
function useFocusReturn(opener: HTMLElement | null): void {
  const last = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!opener) last.current?.focus()
    last.current = opener
  }, [opener])
}

/** Reports that the account does not include the file, with the next step. */
function DeniedNotice({ company, email }: Contact) {
  const t = useTranslations('distributors.prompt')
  useEffect(() => {
    closeAccessPrompt()
    if (!email) return void showToast({ tone: 'error', text: t('denied', { company }) })
    const write = { label: t('write'), run: () => location.assign(mailHref(email)) }
    showToast({ tone: 'error', text: t('deniedMail', { email }), action: write })
  }, [t, company, email])
  return null
}
