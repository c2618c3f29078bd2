import { addressOf, makeArticle } from '../content.ts'
import { expect, unique } from '../editor.ts'
import type { Task } from '../task.ts'

export const copy: Task = {
  name: 'texts of a document copied to another site',
  from: 'form',
  former: '5 clicks, 8 s',
  async run(editor) {
    const { page, store } = editor
    const { id, title } = await makeArticle(editor, { sites: [editor.site, 'es_ES'] })
    await editor.begin(`/collections/news/${id}`)
    await editor.openMenu()
    await editor.clickId('copy-texts')
    const form = page.getByRole('dialog').filter({ has: page.locator('option[value="es_ES"]') })
    // The other site of the document is offered.
    await expect(form.getByRole('combobox')).toHaveValue('es_ES')
    await editor.click(form.locator('table ~ button, table ~ * button').last())
    await expect(editor.field('title')).toHaveValue(title)
    await page.waitForURL(/locale=es_ES/)
    const draft = await store.read(`news/${id}`, {
      locale: 'es_ES',
      'fallback-locale': 'none',
      draft: 'true',
    })
    expect(draft.title).toBe(title)
  },
}

export const missing: Task = {
  name: 'what is missing in French found, and one text written',
  from: 'dashboard',
  former: '–',
  async run(editor) {
    const { page } = editor
    const next = unique('Titre')
    const { id, title } = await makeArticle(editor, { sites: ['en_EN', 'fr_FR'], locale: 'en_EN' })
    await editor.begin()
    const link = page.locator('section[aria-labelledby="missing-translations"] a[href*="/news?locale=fr_FR"]')
    await editor.click(link)
    await editor.click(page.getByRole('link', { name: title }))
    await editor.ownId('news')
    await editor.formReady()
    await expect(editor.field('title')).toBeFocused()
    await editor.type(next)
    await editor.publishWithKeys()
    await editor.expectPublic(addressOf(editor, 'news', id, 'fr_FR'), next)
  },
}
