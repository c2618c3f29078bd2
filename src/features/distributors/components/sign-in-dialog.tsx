'use client'

import type { SiteId } from '@/i18n/locales'
import { Dialog } from '@/ui/dialog'
import type { AccessPromptWords } from '../view-models/words'
import { SignInForm } from './sign-in-form'
import styles from './sign-in.module.css'

export type SignInDialogProps = {
  site: SiteId
  open: boolean
  words: AccessPromptWords
  forgotHref: string
  onClose: () => void
  onDone: () => void
}

/** Explains that the file is for designated distributors, with the sign-in form (S2 2.20). */
export function SignInDialog({ site, open, words, forgotHref, onClose, onDone }: SignInDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      <p>{words.text}</p>
      <h3 className={`${styles.heading} type-h4`}>{words.signIn.title}</h3>
      <SignInForm
        site={site}
        words={words.signIn}
        forgotHref={forgotHref}
        next={location.pathname + location.search}
        onDone={onDone}
      />
    </Dialog>
  )
}
