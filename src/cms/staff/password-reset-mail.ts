import type { PayloadRequest } from 'payload'
import { renderMail } from '../mail/render-mail'

type Given = { req?: PayloadRequest; token?: string }

/** The mail with the password reset link; the link always has the public origin, whatever the host of the request. */
export function passwordResetMail(origin: string) {
  return {
    generateEmailHTML: ({ req, token = '' }: Given = {}) => {
      const t = req?.t
      const link = `${origin}/admin/reset/${token}`
      const lead = t?.('authentication:youAreReceivingResetPassword') ?? ''
      const end = t?.('authentication:youDidNotRequestPassword') ?? ''
      return renderMail(
        [lead, { link, label: t?.('authentication:resetYourPassword') ?? link }, end],
        req?.i18n.language ?? 'en',
      ).html
    },
  }
}
