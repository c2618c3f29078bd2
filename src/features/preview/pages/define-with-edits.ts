import { unstable_rethrow } from 'next/navigation'
import { loggable } from '@/lib/loggable'
import { cms } from '@/server/cms'
import { editedDocument, hideEdits } from '@/server/preview/edited-document'
import type {
  PageContext,
  PageDefinition,
  PageRedirect,
  PageResult,
} from '@/features/shell/pages/page-definition'

type Defined = {
  result: PageResult | PageRedirect | null
  /** The unsaved form makes no page, so the page shows what is saved. */
  isInvalid: boolean
}

/** A page, in previews with the unsaved form. A form that is half filled in may not make a page. */
export async function defineWithEdits(define: PageDefinition, context: PageContext): Promise<Defined> {
  const edited = editedDocument()
  if (!edited) return { result: await define(context), isInvalid: false }
  const result = await define(context).catch(noPage)
  if (result && !('movedTo' in result)) return { result, isInvalid: false }
  hideEdits()
  if (edited.isStoredState) return { result: null, isInvalid: false }
  return { result: await define(context), isInvalid: true }
}

async function noPage(error: unknown): Promise<null> {
  // Next's redirects and responses are errors too.
  unstable_rethrow(error)
  const { logger } = await cms()
  logger.warn({ err: loggable(error) }, 'a preview could not show its form')
  return null
}
