import { randomUUID } from 'node:crypto'
import type { Api } from '../support/api'
import { expect, origin, request, test } from '../support/http'

async function rowsOf(administer: Api, address: string) {
  const query = new URLSearchParams({ 'where[address][equals]': address })
  const { docs } = (await (await administer.get(`/api/missing-addresses?${query}`)).json()) as {
    docs: { id: string; site: string; count: number; referrer?: string | null }[]
  }
  return docs
}

test('a request without a page is counted, with the page that links to it', async ({ administer }) => {
  const path = `/old-${randomUUID().slice(0, 8)}`
  const referer = `${origin}/en/search?inputWD=typed&selectWD=1`
  await request(`${path}?email=jo@example.com`, { headers: { referer } })
  await request(path, { headers: { referer: 'https://other.example/page' } })
  await request(path, { method: 'HEAD' })
  await expect
    .poll(async () => rowsOf(administer, path), { interval: 100, timeout: 30_000 })
    .toMatchObject([{ site: 'en_EN', count: 2, referrer: '/en/search' }])
  const [row] = await rowsOf(administer, path)
  await administer.delete(`/api/missing-addresses/${row?.id}`)
})

test('attempts of scanners are not counted', async ({ administer }) => {
  const [scan, end] = [`/wp-${randomUUID().slice(0, 8)}/setup.php`, `/end-${randomUUID().slice(0, 8)}`]
  await request(scan)
  await request(end)
  await expect.poll(async () => rowsOf(administer, end), { interval: 100, timeout: 30_000 }).toHaveLength(1)
  expect(await rowsOf(administer, scan)).toEqual([])
})
