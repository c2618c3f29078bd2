import { mkdir, mkdtemp, readdir, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'incoming-'))
const { withUploadFolder: withFolder } = await import('@/server/uploads/incoming-folder')

test('the first upload of a process removes the folders of killed processes', async () => {
  const incoming = path.join(process.env.DATA_DIR ?? '', 'incoming')
  const left = path.join(incoming, 'upload-left')
  await mkdir(left, { recursive: true })
  await utimes(left, 0, 0)
  await withFolder(async (own) => expect(await readdir(incoming)).toEqual([path.basename(own)]))
  expect(await readdir(incoming)).toEqual([])
})
