import { z } from 'zod'
import { contentChannel } from '@/lib/content-channel'
import type { InvalidationLog } from '@/server/page-cache'

const messageSchema = z.object({ tags: z.array(z.string().min(1)) })

/** The tags that a message invalidates; a malformed message invalidates everything. */
export function tagsOfMessage(payload: string): string[] {
  try {
    return messageSchema.parse(JSON.parse(payload)).tags
  } catch {
    return ['*']
  }
}

type ListenerOptions = {
  invalidationLog: InvalidationLog
  log: { info: (text: string) => void; warn: (text: string) => void }
  /** Called after the tags are logged as invalid; `*` is everything. */
  onChange?: (tags: string[]) => void
}

/** Callbacks for the LISTEN connection: after a reconnect everything counts as changed, since messages may have been missed. */
export function contentChangeListener({ invalidationLog, log, onChange }: ListenerOptions) {
  const change = (tags: string[]) => {
    invalidationLog.invalidate(tags)
    onChange?.(tags)
  }
  return {
    channel: contentChannel,
    onMessage: (payload: string) => change(tagsOfMessage(payload)),
    onConnected: () => {
      change(['*'])
      log.info('listening for content changes')
    },
    onLost: (error: Error) => log.warn(`lost the connection for content changes: ${error.message}`),
  }
}
