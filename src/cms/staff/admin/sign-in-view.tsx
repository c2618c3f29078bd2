import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { AdminLogo } from '../../admin/brand'
import styles from './second-factor.module.css'
import { SignInTo } from './sign-in-to'

/** In place of Payload's sign-in view, which knows no second factor. */
export function SignInView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { admin } = req.payload.config.routes
  const target = getSafeRedirect({ fallbackTo: admin, redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(target)
  return (
    <main className={styles.view}>
      <h1 className={styles.title}>{req.t('authentication:login')}</h1>
      <div className="login__brand">
        <AdminLogo />
      </div>
      <SignInTo target={target} />
    </main>
  )
}
