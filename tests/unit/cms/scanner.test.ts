import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { scan } from '@/cms/inquiries/attachments/scanner'
import { eicar, openClamd } from '../../support/clamd-server'
import { waitFor } from '../../support/waiting'

async function opened(socketPath?: string) {
  const clamd = await openClamd(socketPath)
  onTestFinished(() => clamd.close())
  return clamd
}

/** Longer than a test can take, so that a busy machine causes no timeout. */
const endless = 60_000

function scanWith(address: string | undefined, ...parts: string[]) {
  return scanWithin(endless, address, ...parts)
}

function scanWithin(timeout: number, address: string | undefined, ...parts: string[]) {
  const warn = vi.fn<(details: object, text: string) => void>()
  const read = vi.fn(() => Readable.from(parts.map((part) => Buffer.from(part))))
  return { verdict: scan(read, { address, log: { warn }, timeout }), warn, read }
}

test('a clean file is clean, in any number of chunks', async () => {
  const clamd = await opened()
  expect(await scanWith(clamd.address, 'a', 'b'.repeat(200_000), 'c').verdict).toEqual({ state: 'clean' })
  expect(clamd.scanned).toEqual([200_002])
})

test('a virus is reported, also across two chunks', async () => {
  const clamd = await opened()
  const { verdict } = scanWith(clamd.address, eicar.slice(0, 20), eicar.slice(20))
  expect(await verdict).toEqual({ state: 'infected', virus: 'Eicar-Signature' })
})

test('a scanner on a Unix socket works the same way', async () => {
  const clamd = await opened(path.join(mkdtempSync(path.join(tmpdir(), 'clamd-')), 'clamd.ctl'))
  expect(await scanWith(clamd.address, 'a').verdict).toEqual({ state: 'clean' })
})

test('without a scanner a file is unchecked: it is not opened, and nothing is logged', async () => {
  const { verdict, warn, read } = scanWith(undefined, 'a')
  expect(await verdict).toEqual({ state: 'unchecked' })
  expect(warn).not.toHaveBeenCalled()
  expect(read).not.toHaveBeenCalled()
})

test.each(['silent', 'disconnect'] as const)(
  'a scanner with the fault %s leaves a file waiting',
  async (behaviour) => {
    const clamd = await opened()
    clamd.behaviour = behaviour
    const timeout = behaviour === 'silent' ? 100 : endless
    const { verdict, warn } = scanWithin(timeout, clamd.address, 'a'.repeat(300_000))
    expect(await verdict).toEqual({ state: 'waiting' })
    expect(warn).toHaveBeenCalledOnce()
  },
)

test('a file that is too large for the scanner is unchecked, and the log names the setting', async () => {
  const clamd = await opened()
  clamd.behaviour = 'size-limit'
  for (const size of [1, 300_000, 30_000_000]) {
    const { verdict, warn } = scanWith(clamd.address, ...Array<string>(10).fill('a'.repeat(size / 10 + 1)))
    expect(await verdict).toEqual({ state: 'unchecked' })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.stringContaining('StreamMaxLength'),
    )
  }
})

test('a reply is valid even if the connection is reset after it', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.pause()
      socket.write('INSTREAM size limit exceeded. ERROR\0', () => socket.resetAndDestroy())
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (let time = 0; time < 20; time += 1)
    expect(await scanWith(`tcp://127.0.0.1:${port}`, 'a', 'b').verdict).toEqual({ state: 'unchecked' })
})

test('a connection that breaks at any time ends the scan', async () => {
  const clamd = await opened()
  clamd.behaviour = 'disconnect'
  for (let time = 0; time < 100; time += 1)
    expect(await scanWith(clamd.address, 'a', 'b').verdict).toEqual({ state: 'waiting' })
})

test('the file is closed when the scanner disconnects', async () => {
  const clamd = await opened()
  clamd.behaviour = 'size-limit'
  const file = new PassThrough()
  file.write('a'.repeat(1000))
  const log = { warn: () => undefined }
  expect(await scan(() => file, { address: clamd.address, log, timeout: endless })).toEqual({
    state: 'unchecked',
  })
  await waitFor(() => expect(file.destroyed).toBe(true))
})

test('an unavailable scanner leaves a file waiting', async () => {
  const clamd = await openClamd()
  await clamd.close()
  expect(await scanWith(clamd.address, 'a').verdict).toEqual({ state: 'waiting' })
})
