import { homePath } from '@/addresses/sites'
import { makeArticle } from '../content.ts'
import { expect, type Editor } from '../editor.ts'
import type { Task } from '../task.ts'

const place = 'banners/hero/place-order'

export const order: Task = {
  name: 'order of the banners',
  from: 'dashboard',
  former: '2 clicks + publish, 10 s',
  async run(editor) {
    const { page, store } = editor
    const before = await readOrder(editor)
    const [first = '', second = ''] = before
    const after = [second, first, ...before.slice(2)]
    store.afterwards(async () => {
      if (String(await readOrder(editor)) !== String(before))
        await store.update(place, { ids: before, before: after })
    })
    const label = editor.text('content:orderOfHomeHead')
    await editor.begin()
    await editor.goTo(editor.text('content:banners'))
    await page.waitForURL(/\/banners\?/)
    await editor.click(page.getByText(label, { exact: true }))
    const list = page.getByRole('list', { name: label })
    await list.waitFor()
    // The handle of the first row is next.
    await editor.press('Tab')
    await editor.press('ArrowDown')
    await editor.click(page.getByRole('button', { name: editor.text('tools:saveOrder') }))
    await expect.poll(() => readOrder(editor), { intervals: [100] }).toEqual(after)
  },
}

type Link = { id: string; label: string; address: string }

export const menu: Task = {
  name: 'target of a menu entry, previewed and published',
  from: 'dashboard',
  former: '–',
  async run(editor) {
    const { page, store, site } = editor
    const menus = 'globals/navigation'
    const query = { locale: site, 'fallback-locale': 'none' }
    const { footerLinks } = await store.read<{ footerLinks: Link[] }>(menus, query)
    const address = `${menus}?${new URLSearchParams({ ...query, depth: '0' })}`
    store.afterwards(() => store.send('POST', address, { footerLinks, _status: 'published' }))
    const { id, title } = await makeArticle(editor)
    const target = `newsDetail?id=${id}`
    await editor.begin()
    await editor.goTo(editor.text('settings:navigation'))
    await page.waitForURL(/\/globals\/navigation/)
    await editor.formReady()
    await editor.click(page.locator('#footerLinks-row-0 .collapsible__toggle').first())
    await editor.click(editor.field('footerLinks.0.address'))
    await editor.press('ControlOrMeta+a')
    await editor.type(title)
    const row = page.locator('#footerLinks-row-0')
    await expect(row.getByRole('option', { selected: true })).toContainText(title)
    await editor.press('Enter')
    await editor.clickId('live-preview-toggler')
    const frame = page.locator('iframe.live-preview-iframe').contentFrame()
    await expect(frame.locator(`a[href*="${id}"]`).first()).toBeAttached()
    await editor.publishWithKeys()
    await editor.expectPublic(homePath(site), target)
    editor.stop()
    await editor.showPreview(false)
  },
}

async function readOrder({ store }: Editor): Promise<string[]> {
  const { rows } = await store.read<{ rows: { id: string }[] }>(place)
  return rows.map(({ id }) => id)
}
