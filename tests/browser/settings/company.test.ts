import type { Api } from '../../support/api'
import { expect, test } from '../../support/browser'

const settings = '/api/globals/site-settings?locale=fr_FR&depth=0'

test('a changed company phone appears on the pages (issue 2, globals)', async ({ page, administer }) => {
  const { phone } = (await (await administer.get(settings)).json()) as { phone: string }
  const other = '+33 4 65 71 00 99'
  const home = expect.poll(async () => (await page.request.get('/fr')).text(), { timeout: 20_000 })
  try {
    await save(administer, other)
    await home.toContain(other)
  } finally {
    await save(administer, phone)
  }
  await home.toContain(phone)
})

async function save(administer: Api, phone: string) {
  expect((await administer.post(settings, { data: { phone } })).status).toBe(200)
}
