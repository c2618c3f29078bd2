import { addressOf, makeArticle } from '../content.ts'
import { expect, unique, type Editor } from '../editor.ts'
import { makePicture } from '../files.ts'
import type { Task } from '../task.ts'

export const article: Task = {
  name: 'news article with a cover, published',
  from: 'dashboard',
  former: '8 clicks, ~60 s',
  async run(editor) {
    const { page, store, site } = editor
    const [title, text, alt] = [unique('Title'), unique('Text'), unique('Cover')]
    const type = await nameOfType(editor)
    const picture = await makePicture()
    removePicture(editor, picture.name)
    await editor.begin()
    await editor.goToNew('content:newsArticle', 'news')
    // The cursor is in the empty title.
    await expect(editor.field('title')).toBeFocused()
    await editor.type(title)
    const id = await editor.ownId('news')
    store.removeAfterwards(`news/${id}`)
    // The cover is next, with the button for a new picture.
    await editor.press('Tab')
    await expect(page.locator('#field-cover .upload__createNewToggler')).toBeFocused()
    await editor.press('Enter')
    await uploadInDrawer(editor, picture, alt)
    await editor.writeText(text)
    await editor.pick(editor.field('type'), type)
    await editor.publishWithKeys()
    await editor.expectPublic(addressOf(editor, 'news', id), title)
    await editor.expectPublic(addressOf(editor, 'news', id), text)
    const { cover } = await store.read<{ cover: string }>(`news/${id}`, { locale: site })
    expect((await store.read(`media/${cover}`, { locale: site })).alt).toBe(alt)
  },
}

export const translation: Task = {
  name: 'its Spanish translation, published',
  from: 'form',
  former: '+2 clicks for the site',
  async run(editor) {
    const [title, text] = [unique('Título'), unique('Texto')]
    const { id } = await makeArticle(editor, { sites: [editor.site, 'es_ES'] })
    await editor.begin(`/collections/news/${id}`)
    await editor.goToSite('es_ES')
    await expect(editor.field('title')).toBeFocused()
    await editor.type(title)
    await editor.writeText(text)
    await editor.publishWithKeys()
    await editor.expectPublic(addressOf(editor, 'news', id, 'es_ES'), title)
    await editor.expectPublic(addressOf(editor, 'news', id, 'es_ES'), text)
  },
}

export const preview: Task = {
  name: 'type, and see it in the preview',
  from: 'form with preview',
  former: '5.5–6.7 s',
  async run(editor) {
    const { page } = editor
    const { id, title } = await makeArticle(editor)
    await editor.begin(`/collections/news/${id}`)
    const frame = await editor.showPreview(true)
    await frame.getByRole('main').waitFor()
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(title)
    editor.restart()
    await editor.click(page.locator('#field-title'))
    await editor.press('End')
    await editor.type(' seen')
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(`${title} seen`)
    editor.stop()
    await editor.showPreview(false)
  },
}

/** In the drawer of a new picture. */
async function uploadInDrawer(editor: Editor, picture: Awaited<ReturnType<typeof makePicture>>, alt: string) {
  const drawer = editor.page.getByRole('dialog').last()
  await editor.chooseFile(drawer.locator('.file-field .dropzone button').first(), picture)
  await expect(drawer.locator('#field-alt')).toBeFocused()
  await editor.type(alt)
  await editor.press('ControlOrMeta+s')
  await expect(editor.page.locator('#field-cover')).toContainText(picture.name.replace('.jpg', ''))
}

function removePicture({ store }: Editor, name: string): void {
  store.afterwards(async () => {
    for (const { id } of await store.find('media', { 'where[originalName][equals]': name }))
      store.removeAfterwards(`media/${id}`)
  })
}

async function nameOfType({ store, site }: Editor): Promise<string> {
  const { name } = await store.findOne('news-types', { locale: site, sort: 'order' })
  return String(name)
}
