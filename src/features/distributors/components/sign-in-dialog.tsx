'use client'

import type { Translate } from '@/i18n/create-translator'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { Dialog } from '@/ui/dialog'
import { SignInForm, type AccountContact } from './sign-in-form'
import styles from './sign-in.module.css'

export type SignInDialogProps = {
  site: SiteId
  open: boolean
  /** The kind of material of the file, if known. */
  material?: string
  contact: AccountContact
  forgotHref: string
  onClose: () => void
  onDone: () => void
}

/** Explains that the file is for designated distributors, with the sign-in form (S2 2.20). */
export function SignInDialog({
  site,
  open,
  material,
  contact,
  forgotHref,
  onClose,
  onDone,
}: SignInDialogProps) {
  const t = useTranslations('distributors.prompt')
  const signIn = useTranslations('distributors.signIn')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <p>{textOf(t, material)}</p>
      <h3 className={`${styles.heading} type-h4`}>{signIn('title')}</h3>
      <SignInForm
        site={site}
        forgotHref={forgotHref}
        contact={contact}
        next={location.pathname + location.search}
        onDone={onDone}
      />
    </Dialog>
  )
}

function textOf(t: Translate<'distributors.prompt'>, material?: string): string {
  if (material === 'service-brochure') return t('text')
  if (material === 'manual') return t('manual')
  return material === 'launch-pack' ? t('launchPack') : t('document')
}
