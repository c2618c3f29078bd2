import { expect, test, vi } from 'vitest'
import { createDiskSpaceCheck } from '@/gateway/disk-space'

const megabyte = 2 ** 20

function watch(free: number[]) {
  const warn = vi.fn<(text: string) => void>()
  const info = vi.fn<(text: string) => void>()
  const measure = async () => (free.shift() ?? Number.NaN) * megabyte
  return { warn, info, check: createDiskSpaceCheck({ folder: '/data', log: { warn, info }, measure }) }
}

test('less than a gigabyte is reported as low, less than 100 MB as full (issue 14)', async () => {
  const { check } = watch([1024, 1023, 100, 99, 0])
  expect(await check()).toBeNull()
  expect(await check()).toBe('disk low: 1023 MB are free in /data')
  expect(await check()).toBe('disk low: 100 MB are free in /data')
  expect(await check()).toBe('disk full: 99 MB are free in /data')
  expect(await check()).toBe('disk full: 0 MB are free in /data')
})

test('a change of state is logged once (issue 14)', async () => {
  const { check, warn, info } = watch([5000, 500, 400, 50, 5000, 5000])
  for (let count = 0; count < 6; count++) await check()
  expect(warn.mock.calls.map(([text]) => text.slice(0, 9))).toEqual(['disk low:', 'disk full'])
  expect(info).toHaveBeenCalledExactlyOnceWith('the disk has space again')
})

test('free space is measured; a folder that cannot be measured gives no warning (issue 14)', async () => {
  const log = { warn: vi.fn<(text: string) => void>(), info: vi.fn<(text: string) => void>() }
  const check = (folder: string) => createDiskSpaceCheck({ folder, log })()
  expect(['string', 'object']).toContain(typeof (await check(import.meta.dirname)))
  expect(await check('/nowhere/at/all')).toBeNull()
})
