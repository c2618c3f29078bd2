import 'server-only'
import { sendPasswordLink } from '@/cms/distributors/mail'
import { cms } from '@/server/cms'
import { env } from '@/server/env'
import { RateLimit } from '@/server/rate-limit'
import { findAccountsByName, isActiveAccount, toUserName } from './account'

const hour = 60 * 60
const networkLimit = new RateLimit({ name: 'forgot-network', points: 20, seconds: hour })
const accountLimit = new RateLimit({ name: 'forgot-account', points: 3, seconds: hour })

/**
 * Mails a password reset link to the accounts of a user name or mail address. Run it after the response, whose time
 * would otherwise reveal whether there is an account.
 */
export async function sendPasswordReset({ name, network }: { name: string; network: string }): Promise<void> {
  const payload = await cms()
  try {
    if ((await networkLimit.consume(network)) > 0) return
    for (const account of await findAccountsByName(toUserName(name))) {
      if (!isActiveAccount(account) || (await accountLimit.consume(account.id)) > 0) continue
      await sendPasswordLink({ payload, to: account, kind: 'reset', origin: env.publicOrigin })
    }
  } catch (error) {
    payload.logger.error({ err: error }, 'a password reset link could not be sent')
  }
}
