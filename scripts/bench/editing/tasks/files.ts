import { expect, unique } from '../editor.ts'
import { makePdf, makePicture } from '../files.ts'
import type { Task } from '../task.ts'

const selectFile = '.file-field .dropzone button'

export const picture: Task = {
  name: 'upload of a picture of 2400 × 1350 with alternative text',
  from: 'dashboard',
  former: '6.4–20 s',
  async run(editor) {
    const { page, store, site } = editor
    const alt = unique('Alt')
    const file = await makePicture()
    await editor.begin()
    await editor.goToNew('content:picture', 'media')
    await editor.chooseFile(page.locator(selectFile).first(), file)
    await expect(editor.field('alt')).toBeFocused()
    await editor.type(alt)
    await editor.press('ControlOrMeta+s')
    const id = await editor.ownId('media')
    store.removeAfterwards(`media/${id}`)
    expect(await store.read(`media/${id}`, { locale: site })).toMatchObject({ alt, width: 2400 })
  },
}

export const replacement: Task = {
  name: 'new edition of the file of a material',
  from: 'dashboard',
  former: '–',
  async run(editor) {
    const { page, store, site } = editor
    const name = `${unique('bench').replace(' ', '-')}.pdf`
    const before = await store.upload('files', makePdf(name))
    const data = {
      name: unique('Bench'),
      kind: 'manual',
      file: before.id,
      language: 'en',
      sites: [site],
      order: 900,
    }
    await store.create('materials', data, { locale: site })
    const next = makePdf(name.replace('.pdf', '-2.pdf'))
    await editor.begin()
    await editor.goTo(name)
    await editor.ownId('files')
    await editor.formReady()
    await editor.click(page.locator('.file-details__remove'))
    await editor.chooseFile(page.locator(selectFile).first(), next)
    await editor.press('ControlOrMeta+s')
    const lead = async () => {
      const response = await fetch(store.origin + String(before.url), { redirect: 'manual' })
      return [response.status, (response.headers.get('location') ?? '').includes(next.name.slice(0, -4))]
    }
    await expect.poll(lead, { intervals: [100] }).toEqual([307, true])
  },
}
