import { expect, onTestFinished, test, vi } from 'vitest'
import { superviseDatabase, type Timing } from '../../../scripts/lib/database-supervisor.ts'
import { waitFor } from '../../support/waiting'

const timing: Timing = { pollInterval: 1, initialDelay: 1, restartWindow: 1_000_000 }

function superviseFake(start: (state: { running: boolean }) => Promise<void>) {
  const state = { running: true }
  const logged: string[] = []
  const started = vi.fn<() => Promise<void>>(() => start(state))
  const stop = superviseDatabase(
    { isRunning: () => state.running, start: started, logs: '/data/log' },
    (text) => void logged.push(text),
    timing,
  )
  onTestFinished(stop)
  return { state, logged, started, stop }
}

test('a database that exits is restarted, with a log message (issue 14)', async () => {
  const { state, logged, started } = superviseFake(async (database) => void (database.running = true))
  state.running = false
  await waitFor(() =>
    expect(logged).toEqual([
      'The database exited unexpectedly and is restarted. See /data/log.',
      'The database is running again.',
    ]),
  )
  expect(started).toHaveBeenCalledTimes(1)
})

test('after five restarts it stays stopped, with a clear message (issue 14)', async () => {
  const { state, logged, started } = superviseFake(async () => Promise.reject(new Error('the disk is full')))
  state.running = false
  await waitFor(() => expect(logged.at(-1)).toMatch(/is not restarted any more. See \/data\/log/))
  expect(started).toHaveBeenCalledTimes(5)
  expect(logged).toContain('The database did not start: the disk is full')
})

test('a database that the site stops stays stopped, after a running restart has finished (issue 14)', async () => {
  const goOn = Promise.withResolvers<void>()
  const { state, started, stop } = superviseFake(() => goOn.promise)
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
