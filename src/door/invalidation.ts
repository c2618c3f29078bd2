import { z } from 'zod'
import { contentChannel } from '@/lib/content-channel'
import type { TagLedger } from '@/server/page-cache'

const message = z.object({ tags: z.array(z.string().min(1)) })

/** What a message of the channel changes; one that cannot be read changes everything. */
export function tagsOfMessage(payload: string): string[] {
  try {
    return message.parse(JSON.parse(payload)).tags
  } catch {
    return ['*']
  }
}

type Heard = {
  ledger: TagLedger
  log: { info: (text: string) => void; warn: (text: string) => void }
  /** Called after the ledger knows; `*` is everything. */
  onChange?: (tags: string[]) => void
}

/** Callbacks for the subscription: whatever may have been missed counts as changed. */
export function contentListener({ ledger, log, onChange }: Heard) {
  const change = (tags: string[]) => {
    ledger.expire(tags)
    onChange?.(tags)
  }
  return {
    channel: contentChannel,
    onMessage: (payload: string) => change(tagsOfMessage(payload)),
    onConnected: () => {
      change(['*'])
      log.info('listening for changes of content')
    },
    onLost: (error: Error) => log.warn(`changes of content are not heard: ${error.message}`),
  }
}
