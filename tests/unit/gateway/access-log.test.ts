import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openAccessLog } from '@/gateway/access-log'

async function makeLog() {
  const folder = await mkdtemp(path.join(tmpdir(), 'isotherm-log-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'log')
  const log = openAccessLog('info', file)
  const written = async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  return { log, written }
}

test('lines are written in order, the rest when the log is closed', async () => {
  const { log, written } = await makeLog()
  for (let index = 0; index < 3_000; index += 1) log.logger.info({ index, path: '/中文' }, 'request')
  await vi.waitFor(async () => expect((await written()).length).toBeGreaterThan(1_000))
  log.close()
  const lines = (await written()).map(
    (line) => JSON.parse(line) as { index: number; path: string; time: string },
  )
  expect(lines.map(({ index }) => index)).toEqual(Array.from({ length: 3_000 }, (_, index) => index))
  expect(lines[0]).toMatchObject({ path: '/中文', time: expect.stringMatching(/^\d{4}-.*Z$/) })
})

test('a single line is written soon', async () => {
  const { log, written } = await makeLog()
  onTestFinished(() => log.close())
  log.logger.info('listening')
  await vi.waitFor(async () => expect(await written()).toHaveLength(1), 10_000)
})
