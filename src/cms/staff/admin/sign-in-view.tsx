import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { AdminLogo } from '../../admin/brand'
import { SignInForm } from './sign-in-form'

/** In place of Payload's sign-in view, which knows no second factor. */
export function SignInView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { admin } = req.payload.config.routes
  const target = getSafeRedirect({ fallbackTo: admin, redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <AdminLogo />
      </div>
      <SignInForm target={target} />
    </>
  )
}
