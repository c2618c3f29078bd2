'use client'

import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { Dialog } from '@/ui/dialog'
import { SignInForm } from './sign-in-form'
import styles from './sign-in.module.css'

export type SignInDialogProps = {
  site: SiteId
  open: boolean
  forgotHref: string
  onClose: () => void
  onDone: () => void
}

/** Explains that the file is for designated distributors, with the sign-in form (S2 2.20). */
export function SignInDialog({ site, open, forgotHref, onClose, onDone }: SignInDialogProps) {
  const t = useTranslations('distributors.prompt')
  const signIn = useTranslations('distributors.signIn')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <p>{t('text')}</p>
      <h3 className={`${styles.heading} type-h4`}>{signIn('title')}</h3>
      <SignInForm
        site={site}
        forgotHref={forgotHref}
        next={location.pathname + location.search}
        onDone={onDone}
      />
    </Dialog>
  )
}
