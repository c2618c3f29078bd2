import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import * as fileType from 'file-type'
import { expect, test, vi } from 'vitest'
import { inspect } from '@/server/uploads/inspect'
import { movie, zip } from '../../factories/attachments'

vi.mock('file-type', { spy: true })

const folder = mkdtempSync(path.join(tmpdir(), 'inspect-'))

function written(name: string, bytes: Buffer): string {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

test.each([
  ['a ZIP', zip],
  ['a GZIP', gzipSync('a')],
])('%s is refused without being parsed (issue 6, upload)', async (name, bytes) => {
  await expect(inspect(written(name, bytes))).rejects.toMatchObject({ messageId: 'type' })
  expect(fileType.fileTypeFromFile).not.toHaveBeenCalled()
})

test('a video without frames, or with an unknown box, is damaged', async () => {
  const [head, frames] = [movie().subarray(0, -14), movie().subarray(-14)]
  const unknownBox = Buffer.from('\0\0\0\x0eevil frame', 'latin1')
  expect(await inspect(written('whole', Buffer.concat([head, frames])))).toBe('video/mp4')
  for (const [name, rest] of Object.entries({ none: Buffer.alloc(0), strange: unknownBox }))
    await expect(inspect(written(name, Buffer.concat([head, rest])))).rejects.toMatchObject({
      messageId: 'broken',
    })
})

test('a video with an invalid box size is damaged', async () => {
  for (const size of [0x7fffffff, 7, 1]) {
    const bytes = movie()
    bytes.writeUInt32BE(size, bytes.length - 14)
    await expect(inspect(written(`size-${size}`, bytes))).rejects.toMatchObject({
      messageId: 'broken',
    })
  }
})
