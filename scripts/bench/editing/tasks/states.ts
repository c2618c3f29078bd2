import { addressOf, makeArticle } from '../content.ts'
import { expect, unique } from '../editor.ts'
import type { Task } from '../task.ts'

export const restoring: Task = {
  name: 'older version restored',
  from: 'form',
  former: '–',
  async run(editor) {
    const { page, store, site } = editor
    const { id, title } = await makeArticle(editor)
    await store.update(`news/${id}`, { title: unique('Later'), _status: 'published' }, { locale: site })
    await editor.begin(`/collections/news/${id}`)
    await editor.click(page.locator(`a[href*="/news/${id}/versions"]`).first())
    await editor.click(page.getByRole('table').getByRole('row').last().getByRole('link'))
    await editor.click(page.locator('.restore-version button').first())
    await editor.clickId('confirm-action')
    await editor.expectPublic(addressOf(editor, 'news', id), title)
  },
}

export const withdrawal: Task = {
  name: 'document unpublished, its address redirected',
  from: 'form',
  former: '–',
  async run(editor) {
    const { page, store } = editor
    const { id } = await makeArticle(editor)
    store.afterwards(async () => {
      for (const one of await store.find('redirects', { 'where[from][contains]': id }))
        await store.send('DELETE', `redirects/${one.id}`)
    })
    await editor.begin(`/collections/news/${id}`)
    await editor.openMenu()
    await editor.clickId('action-unpublish')
    await editor.clickId('confirm-action')
    const question = page.getByRole('dialog').filter({ has: page.getByRole('radio') })
    await editor.click(question.getByRole('radio', { name: editor.text('redirects:toList') }))
    await editor.click(question.getByRole('button', { name: editor.text('redirects:save'), exact: true }))
    const status = async () =>
      (await fetch(store.origin + addressOf(editor, 'news', id), { redirect: 'manual' })).status
    await expect.poll(status, { intervals: [100] }).toBe(301)
  },
}
