import { expect, onTestFinished, test, vi } from 'vitest'
import { keepDatabase } from '../../../scripts/lib/database-keeper.ts'
import { waitFor } from '../../support/waiting'

const timing = { lookEvery: 1, firstDelay: 1, within: 1_000_000 }

function keeping(start: (state: { running: boolean }) => Promise<void>) {
  const state = { running: true }
  const said: string[] = []
  const started = vi.fn<() => Promise<void>>(() => start(state))
  const kept = { isRunning: () => state.running, start: started, logs: '/data/log' }
  const stop = keepDatabase(kept, (text) => void said.push(text), timing)
  onTestFinished(stop)
  return { state, said, started, stop }
}

test('a database that ends by itself is started again, and the log says so (issue 14)', async () => {
  const { state, said, started } = keeping(async (database) => void (database.running = true))
  state.running = false
  await waitFor(() =>
    expect(said).toEqual([
      'The database ended by itself and is started again. /data/log says why.',
      'The database runs again.',
    ]),
  )
  expect(started).toHaveBeenCalledTimes(1)
})

test('after five starts it is left alone, with a clear message (issue 14)', async () => {
  const { state, said, started } = keeping(async () => Promise.reject(new Error('the disk is full')))
  state.running = false
  await waitFor(() => expect(said.at(-1)).toMatch(/is not started any more. \/data\/log says why/))
  expect(started).toHaveBeenCalledTimes(5)
  expect(said).toContain('The database did not start: the disk is full')
})

test('a database that the site stops stays stopped, and a start under way is waited for (issue 14)', async () => {
  const goOn = Promise.withResolvers<void>()
  const { state, started, stop } = keeping(() => goOn.promise)
  state.running = false
  await waitFor(() => expect(started).toHaveBeenCalled())
  const stopped = vi.fn<() => void>()
  const stopping = stop().then(stopped)
  await Promise.resolve()
  expect(stopped).not.toHaveBeenCalled()
  goOn.resolve()
  await stopping
  expect(started).toHaveBeenCalledTimes(1)
})
