'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import type { Shown } from '@/features/preview/components/outcome'
import { siteIds } from '@/i18n/locales'
import { previewingEditor } from '@/server/editor-session'
import { mayEdit } from '@/server/preview/may-edit'
import { showEdits } from '@/server/preview/edited-document'

/** What the admin's form posts to the preview, as Payload's live preview does. */
const formState = z.object({
  collectionSlug: z.string().nullish(),
  globalSlug: z.string().nullish(),
  locale: z.enum(siteIds),
  data: z.looseObject({ id: z.string().nullish() }),
})

/**
 * Renders the page again with the unsaved values of the editor's form, which are part of this request and stored
 * nowhere.
 * @param message the form's state as JSON
 */
export async function showForm(message: string): Promise<Shown> {
  const editor = await previewingEditor()
  if (!editor) return 'signedOut'
  const form = parse(message)
  if (!form) return 'refused'
  const { collectionSlug, globalSlug, locale: site, data } = form
  const edited = {
    collection: collectionSlug ?? null,
    global: globalSlug ?? null,
    id: data.id ?? '',
    site,
    values: data,
  }
  if (!(await mayEdit(editor, edited))) return 'refused'
  showEdits(edited)
  refresh()
  return 'shown'
}

function parse(message: string): z.infer<typeof formState> | null {
  if (typeof message !== 'string') return null
  try {
    return formState.safeParse(JSON.parse(message)).data ?? null
  } catch {
    return null
  }
}
