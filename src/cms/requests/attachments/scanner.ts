import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { addAbortSignal, type Readable } from 'node:stream'

/**
 * `clean` or `infected` as the scanner says, `waiting` when it cannot be asked, `unchecked` where there is none or the
 * file is more than it takes: asked again it would say the same.
 */
export type Verdict = { state: 'clean' | 'waiting' | 'unchecked' } | { state: 'infected'; virus: string }

/** Opens what is to be scanned; it is closed afterwards, however that ends. */
type Read = () => Readable | Promise<Readable>

type Log = { warn: (details: object, text: string) => void }

type Asked = {
  address: string | undefined
  log: Log
  /** How long the scanner may be silent, in ms. */
  patience?: number
}

/** Asks clamd, at `tcp://host:port` or `unix:/path`, about bytes that it gets as they come (INSTREAM). */
export async function scan(read: Read, { address, log, patience = 30_000 }: Asked): Promise<Verdict> {
  if (!address) return { state: 'unchecked' }
  try {
    const answer = await ask(address, read, patience)
    if (!isTooMuch(answer)) return verdictOf(answer)
    log.warn({ answer }, "a file is taken unchecked: it is larger than the virus scanner's StreamMaxLength")
    return { state: 'unchecked' }
  } catch (err) {
    log.warn({ err }, 'a file could not be scanned for viruses')
    return { state: 'waiting' }
  }
}

async function ask(address: string, read: Read, patience: number): Promise<string> {
  const socket = open(address)
  const over = new AbortController()
  try {
    socket.setTimeout(patience, () => socket.destroy(new Error('The virus scanner does not answer.')))
    const answer = answerOf(socket)
    const sent = send(socket, { read, signal: over.signal })
    sent.catch(() => undefined)
    answer.catch(() => undefined)
    // It comes early where the scanner takes no more.
    await Promise.race([answer, sent])
    return await answer
  } finally {
    socket.destroy()
    over.abort()
  }
}

/** Up to its NUL: the connection may break behind it while bytes are still on their way. */
async function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      said += part
      if (said.includes('\0')) resolve(said)
    })
    socket.on('error', reject).on('close', () => resolve(said))
  })
}

type Sending = { read: Read; signal: AbortSignal }

async function send(socket: Socket, { read, signal }: Sending): Promise<void> {
  for await (const frame of framed({ read, signal })) {
    signal.throwIfAborted()
    if (!socket.write(frame)) await once(socket, 'drain', { signal })
  }
}

function open(address: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(address)
  if (protocol === 'unix:') return connect({ path: decodeURIComponent(pathname) })
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
}

async function* framed({ read, signal }: Sending): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of addAbortSignal(signal, await read())) {
    yield lengthOf(chunk)
    yield chunk
  }
  yield lengthOf(new Uint8Array())
}

function lengthOf({ length }: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

function isTooMuch(answer: string): boolean {
  return answer.startsWith('INSTREAM size limit exceeded')
}

function verdictOf(answer: string): Verdict {
  const said = answer.replace(/\0.*$/s, '').trim()
  if (said === 'stream: OK') return { state: 'clean' }
  const virus = /^stream: (.+) FOUND$/.exec(said)?.[1]
  if (virus) return { state: 'infected', virus }
  throw new Error(`The virus scanner answered: ${said || 'nothing'}`)
}
