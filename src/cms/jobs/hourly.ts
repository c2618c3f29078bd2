import type { BasePayload } from 'payload'
import { queueUnread } from '../file-texts/sweep'
import { rescanWaiting } from '../requests/attachments/rescan'
import { removeUnclaimed } from '../requests/attachments/tidy'
import { eraseOldRequests } from '../requests/retention'

/** Takes some or all of what is due; what one round leaves, the next one takes. @returns how many */
type Tidying = (payload: BasePayload) => Promise<number>

/** What is done every hour, each by one process at a time. A plain table's rows belong to server/housekeeping. */
export const hourly: Record<string, Tidying> = {
  unclaimedAttachments: removeUnclaimed,
  waitingAttachments: rescanWaiting,
  erasedRequests: eraseOldRequests,
  unreadTexts: queueUnread,
}
