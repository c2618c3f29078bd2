import { timeout, waitUntil } from './engine'

/** A session of a browser; each command of the protocol (https://www.w3.org/TR/webdriver2/) is one request. */
export type Session = {
  version: string
  open: (address: string) => Promise<void>
  /** Runs the body of a function in the page; returns its value, or that of its promise. */
  run: (body: string) => Promise<unknown>
  setWindow: (size: { width: number; height: number }) => Promise<void>
  /** The visible part of the page as a PNG file. */
  screenshot: () => Promise<Buffer>
  end: () => Promise<void>
}

type Method = 'GET' | 'POST' | 'DELETE'

/** Starts a browser by the driver at this address, once the driver answers. */
export async function startSession(driver: string): Promise<Session> {
  await waitUntil(() => isReady(driver), 'The driver of the browser did not start')
  const timeouts = { script: timeout, pageLoad: timeout }
  const capabilities = { alwaysMatch: { timeouts } }
  const created = (await send(`${driver}/session`, 'POST', { capabilities })) as {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  const command = (method: Method, name: string, body?: object) =>
    send(`${driver}/session/${created.sessionId}${name}`, method, body)
  return {
    version: created.capabilities.browserVersion,
    open: async (url) => void (await command('POST', '/url', { url })),
    run: (script) => command('POST', '/execute/sync', { script, args: [] }),
    setWindow: async (size) => void (await command('POST', '/window/rect', { x: 0, y: 0, ...size })),
    screenshot: async () => Buffer.from(String(await command('GET', '/screenshot')), 'base64'),
    end: async () => void (await command('DELETE', '')),
  }
}

async function isReady(driver: string): Promise<boolean> {
  const answer = await fetch(`${driver}/status`).catch(() => undefined)
  return answer?.ok ?? false
}

async function send(url: string, method: Method, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}
