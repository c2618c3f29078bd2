import type { PayloadRequest } from 'payload'
import { letterOf } from '../mail/letter'

type Given = { req?: PayloadRequest; token?: string }

/** The mail with a link for a new password; its address is always whole, whatever host it was asked at. */
export function forgottenMail(origin: string) {
  return {
    generateEmailHTML: ({ req, token = '' }: Given = {}) => {
      const t = req?.t
      const link = `${origin}/admin/reset/${token}`
      const lead = t?.('authentication:youAreReceivingResetPassword') ?? ''
      const end = t?.('authentication:youDidNotRequestPassword') ?? ''
      return letterOf(
        [lead, { link, label: t?.('authentication:resetYourPassword') ?? link }, end],
        req?.i18n.language ?? 'en',
      ).html
    },
  }
}
