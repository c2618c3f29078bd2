import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { Button } from '@/ui/button'

type NoScriptAreaProps = {
  /** Result of the sign-in. */
  outcome?: string
  /** Address of this page. */
  href: string
  form: ReactNode
}

/** The area without JavaScript: the sign-in form, or the message that the sign-in succeeded. */
export function NoScriptArea({ outcome, href, form }: NoScriptAreaProps) {
  const t = useTranslations('distributors.area')
  if (outcome !== 'in') {
    return (
      <>
        <p>{t('noScript')}</p>
        {form}
      </>
    )
  }
  return (
    <>
      <h2 className="type-h3">{t('signedIn.title')}</h2>
      <p>{t('signedIn.text')}</p>
      <form method="post" action="/distributor/sign-out">
        <input type="hidden" name="next" value={href} />
        <Button type="submit" variant="outline" small>
          {t('visit.signOut')}
        </Button>
      </form>
    </>
  )
}
