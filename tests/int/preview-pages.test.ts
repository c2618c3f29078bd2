import { notFound } from 'next/navigation'
import type { Payload } from 'payload'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { defineWithEdits } from '@/features/preview/pages/define-with-edits'
import type { PageContext, PageDefinition } from '@/features/shell/pages/page-definition'
import { pageCache } from '@/server/page-cache'
import { editedDocument, showEdits, type EditedDocument } from '@/server/preview/edited-document'
import { mayEdit } from '@/server/preview/may-edit'
import { makeUser } from '../factories/users'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const none: EditedDocument = { collection: null, global: null, id: '', site: 'en_EN', values: {} }
const context: PageContext = { site: 'en_EN', values: {}, preview: true, isVisit: false }
const saved = { meta: { title: 'Saved' }, body: null } as Awaited<ReturnType<PageDefinition>>

/** The page of a request that shows an unsaved form; \`fail\` is called while the form is shown. */
function pageWithForm(fail: () => never) {
  const request = { startedAt: 0, tags: null, reads: new Set<string>() }
  return pageCache().capture.run(request, () => {
    showEdits({ ...none, collection: 'news', id: '1' })
    return defineWithEdits(async () => (editedDocument() ? fail() : saved), context)
  })
}

test('a form that fails to make a page is logged; the preview shows what is saved', async () => {
  const warn = vi.spyOn(cms.logger, 'warn').mockReturnValue(undefined)
  onTestFinished(() => warn.mockRestore())
  const error = new TypeError('A view model failed.')
  const page = await pageWithForm(() => {
    throw error
  })
  expect(page).toEqual({ result: saved, isInvalid: true })
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: error }, expect.any(String))
})

test('a redirect or missing page of Next is not taken for a form that fails', async () => {
  await expect(pageWithForm(() => notFound())).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
})

test('a form is shown only for documents that have a preview and that its editor may change', async () => {
  const editor = await makeUser(cms, 'editor')
  const inbox = await makeUser(cms, 'inbox')
  expect(await mayEdit(editor, { ...none, collection: 'news', id: '1' })).toBe(true)
  expect(await mayEdit(editor, { ...none, collection: 'promotions', id: '1' })).toBe(true)
  for (const global of ['home-page', 'search-settings']) {
    expect(await mayEdit(editor, { ...none, global }), global).toBe(true)
  }
  expect(await mayEdit(inbox, { ...none, collection: 'news', id: '1' })).toBe(false)
  for (const global of ['request-settings', 'staff-settings', 'none']) {
    expect(await mayEdit(editor, { ...none, global }), global).toBe(false)
  }
  for (const collection of ['files', 'users', 'none']) {
    expect(await mayEdit(editor, { ...none, collection, id: '1' }), collection).toBe(false)
  }
})
