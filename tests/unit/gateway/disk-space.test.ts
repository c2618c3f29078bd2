import { expect, test, vi } from 'vitest'
import { createDiskSpaceCheck } from '@/gateway/disk-space'

const megabyte = 2 ** 20

function watch(free: number[]) {
  const warn = vi.fn<(text: string) => void>()
  const info = vi.fn<(text: string) => void>()
  const measure = async () => (free.shift() ?? Number.NaN) * megabyte
  return { warn, info, ask: createDiskSpaceCheck({ folder: '/data', log: { warn, info }, measure }) }
}

test('less than a gigabyte is reported as low, less than 100 MB as full (issue 14)', async () => {
  const { ask } = watch([1024, 1023, 100, 99, 0])
  expect(await ask()).toBeNull()
  expect(await ask()).toBe('disk low: 1023 MB are free in /data')
  expect(await ask()).toBe('disk low: 100 MB are free in /data')
  expect(await ask()).toBe('disk full: 99 MB are free in /data')
  expect(await ask()).toBe('disk full: 0 MB are free in /data')
})

test('a change of state is logged once (issue 14)', async () => {
  const { ask, warn, info } = watch([5000, 500, 400, 50, 5000, 5000])
  for (let asked = 0; asked < 6; asked++) await ask()
  expect(warn.mock.calls.map(([text]) => text.slice(0, 9))).toEqual(['disk low:', 'disk full'])
  expect(info).toHaveBeenCalledExactlyOnceWith('the disk has space again')
})

test('free space is measured; a folder that cannot be measured gives no warning (issue 14)', async () => {
  const log = { warn: vi.fn<(text: string) => void>(), info: vi.fn<(text: string) => void>() }
  const ask = (folder: string) => createDiskSpaceCheck({ folder, log })()
  expect(['string', 'object']).toContain(typeof (await ask(import.meta.dirname)))
  expect(await ask('/nowhere/at/all')).toBeNull()
})
