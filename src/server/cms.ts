import type { Payload } from 'payload'
import { processWide } from '@/lib/process-wide'
import { requestedPreview } from './preview/edited-document'
import { previewCms } from './preview/preview-cms'

type Holder = { start?: () => Promise<Payload> }

const holder = processWide('cms', (): Holder => ({}))

/**
 * Tells this process how its Payload instance starts. Only entry points call it (src/instrumentation.ts, scripts,
 * tests), so that nothing else imports the configuration, which itself imports the endpoints.
 * @param start returns the same instance each time, and tries again after a failure, as getPayload() does
 */
export function registerCms(start: () => Promise<Payload>): void {
  holder.start = start
}

/** The Payload instance of this process; in a preview, with the unsaved form or the draft laid over its reads. */
export async function cms(): Promise<Payload> {
  const payload = await savedCms()
  const preview = requestedPreview()
  return preview ? previewCms(payload, preview.edited, { hasMarks: preview.for === 'editor' }) : payload
}

/** The same without unsaved forms and drafts. */
export async function savedCms(): Promise<Payload> {
  const { start } = holder
  if (!start) throw new Error('No CMS is registered in this process: call registerCms() first')
  return start()
}
