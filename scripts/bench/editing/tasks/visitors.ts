import { randomUUID } from 'node:crypto'
import { href } from '@/addresses/href'
import { startPath, type InquiryOutcome } from '@/lib/inquiries/api'
import { makeArticle } from '../content.ts'
import { expect, timeout, unique, type Editor } from '../editor.ts'
import type { Task } from '../task.ts'

export const request: Task = {
  name: 'request of the inbox taken',
  from: 'request',
  former: '1 click, 2.7 s',
  async run(editor) {
    const { page, store } = editor
    const id = await sendRequest(editor)
    await editor.begin(`/collections/requests/${id}`)
    await editor.click(page.getByRole('button', { name: editor.text('inbox:assignToMe') }))
    const status = async () => (await store.read(`requests/${id}`)).status
    await expect.poll(status, { intervals: [100] }).toBe('progress')
  },
}

/** A message as the footer's form sends it. */
async function sendRequest({ store }: Editor): Promise<string> {
  const post = (body: object) =>
    fetch(`${store.origin}/request`, {
      method: 'POST',
      headers: { origin: store.origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { stamp } = (await (await fetch(store.origin + startPath)).json()) as { stamp: string }
  const values = {
    name: unique('Bench'),
    email: 'bench@example.org',
    content: 'What does it cost?',
    country: 'Sweden',
    privacy: true,
    subscription: true,
  }
  const sent = {
    kind: 'message',
    site: 'en_EN',
    attempt: randomUUID(),
    stamp,
    website: '',
    page: '/en',
    values,
  }
  let reference = ''
  // A stamp is rejected until a person could have filled in the form.
  await expect(async () => {
    const outcome = (await (await post(sent)).json()) as InquiryOutcome
    if (outcome.state !== 'sent') throw new Error(`The request was not sent: ${JSON.stringify(outcome)}`)
    reference = outcome.reference
  }).toPass({ timeout })
  const { id } = await store.findOne('requests', { 'where[reference][equals]': reference })
  store.removeAfterwards(`requests/${id}`)
  return id
}

const searchesOfWord = 40

export const promotion: Task = {
  name: 'promotion for a search without results',
  from: 'dashboard',
  former: '13 s',
  async run(editor) {
    const { page, store, site } = editor
    const { title } = await makeArticle(editor)
    const word = `zq${randomUUID().replaceAll(/[^a-f]/g, '')}`
    const address = href(site, 'search', { selectWD: '1', inputWD: word })
    // So often that it is among the first.
    for (let times = 0; times < searchesOfWord; times += 1) await fetch(store.origin + address)
    const found = async () => {
      const rows = await store.find('searches', { 'where[text][equals]': word })
      return rows.map(({ times }) => times)
    }
    await expect.poll(found).toEqual([searchesOfWord])
    for (const { id } of await store.find('searches', { 'where[text][equals]': word }))
      store.removeAfterwards(`searches/${id}`)
    await editor.begin()
    await editor.click(page.locator(`section[aria-labelledby="searched"] a[href*="term=${word}"]`))
    await page.waitForURL(/promotions\/create/)
    await editor.formReady()
    await editor.pick(editor.field('results'), title)
    await editor.press('ControlOrMeta+s')
    store.removeAfterwards(`promotions/${await editor.ownId('promotions')}`)
    await editor.expectPublic(address, title)
  },
}
