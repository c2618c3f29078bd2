import { Client } from 'pg'
import { contentChannel } from '@/lib/content-channel'

export type Notifications = {
  /** The tags of each message sent while the work ran, in order. */
  during: (work: () => Promise<unknown>) => Promise<string[][]>
  stop: () => Promise<void>
}

/** Listens to the content channel of a database. */
export async function listen(connectionString: string): Promise<Notifications> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(`LISTEN ${contentChannel}`)
  let received: string[][] = []
  let marks = 0
  const waiting = new Map<string, () => void>()
  client.on('notification', ({ payload = '{}' }) => {
    const { tags = [], mark = '' } = JSON.parse(payload) as { tags?: string[]; mark?: string }
    if (mark) waiting.get(mark)?.()
    else received.push(tags)
  })

  /** Messages arrive in commit order, so all earlier ones have arrived when the marker arrives. */
  async function catchUp() {
    const mark = String((marks += 1))
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.set(mark, resolve)
    await client.query('select pg_notify($1, $2)', [contentChannel, JSON.stringify({ mark })])
    await promise
  }

  return {
    during: async (work) => {
      await catchUp()
      received = []
      await work()
      await catchUp()
      return received
    },
    stop: () => client.end(),
  }
}
