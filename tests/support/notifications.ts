import { Client } from 'pg'
import { contentChannel } from '@/lib/content-channel'

export type Notifications = {
  /** What was announced, in order, while the work ran; each message as its tags. */
  during: (work: () => Promise<unknown>) => Promise<string[][]>
  stop: () => Promise<void>
}

/** Hears the content messages of a database. */
export async function listen(connectionString: string): Promise<Notifications> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(`LISTEN ${contentChannel}`)
  let heard: string[][] = []
  let marks = 0
  const waiting = new Map<string, () => void>()
  client.on('notification', ({ payload = '{}' }) => {
    const { tags = [], mark = '' } = JSON.parse(payload) as { tags?: string[]; mark?: string }
    if (mark) waiting.get(mark)?.()
    else heard.push(tags)
  })

  /** Messages arrive in the order of their commits: after the mark nothing older is still under way. */
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
      heard = []
      await work()
      await catchUp()
      return heard
    },
    stop: () => client.end(),
  }
}
