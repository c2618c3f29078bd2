import 'server-only'
import { sendPasswordLink } from '@/cms/distributors/mail'
import { cms } from '@/server/cms'
import { env } from '@/server/env'
import { Limit } from '@/server/limits'
import { findAccountsNamed, isOpen, toUserName } from './account'

const hour = 60 * 60
const fromNetwork = new Limit({ name: 'forgot-network', points: 20, seconds: hour })
const ofAccount = new Limit({ name: 'forgot-account', points: 3, seconds: hour })

/**
 * Mails a link for a new password to the accounts of a user name or mail address, and says nothing of what it found.
 * It belongs after the answer, whose time would tell.
 */
export async function sendForgotten({ name, network }: { name: string; network: string }): Promise<void> {
  const payload = await cms()
  try {
    if ((await fromNetwork.take(network)) > 0) return
    for (const account of await findAccountsNamed(toUserName(name))) {
      if (!isOpen(account) || (await ofAccount.take(account.id)) > 0) continue
      await sendPasswordLink({ payload, to: account, kind: 'reset', origin: env.publicOrigin })
    }
  } catch (error) {
    payload.logger.error({ err: error }, 'a link for a new password was not sent')
  }
}
