import { expect } from 'vitest'
import { origin, request } from './http'

/** Posts a form as the script of the preview does; returns what the page becomes. */
export async function showForm(
  address: string,
  { form, headers }: { form: string; headers: Record<string, string> },
): Promise<string> {
  const html = await (await request(address, { headers })).text()
  const action = /\\"id\\":\\"([0-9a-f]{42})\\"/.exec(html)?.[1]
  if (!action) throw new Error(`${address} has no preview: ${html.slice(0, 500)}`)
  const response = await request(address, {
    method: 'POST',
    headers: { ...headers, origin, 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify([form]),
  })
  const text = await response.text()
  expect({ address, status: response.status, text: text.slice(0, 200) }).toMatchObject({ status: 200 })
  return text
}
