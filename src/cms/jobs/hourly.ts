import type { BasePayload } from 'payload'
import { queueMissingTexts } from '../file-texts/queue-missing-texts'
import { rescanWaiting } from '../inquiries/attachments/rescan'
import { removeOutdated } from '../inquiries/attachments/remove-outdated'
import { removeUntouchedDrafts } from '../lists/untouched-drafts'
import { eraseOldInquiries } from '../inquiries/retention'

/** Processes some or all of the due entries; the next run continues. @returns how many */
type CleanupTask = (payload: BasePayload) => Promise<number>

/** Hourly clean-up, run by one process at a time. Rows of plain tables are cleaned up by server/housekeeping. */
export const hourlyTasks: Record<string, CleanupTask> = {
  unclaimedAttachments: removeOutdated,
  waitingAttachments: rescanWaiting,
  erasedRequests: eraseOldInquiries,
  unreadTexts: queueMissingTexts,
  untouchedDrafts: removeUntouchedDrafts,
}
