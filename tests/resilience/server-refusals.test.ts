import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test('a server that is started directly refuses the secret of builds, which everybody knows (issue 14)', async () => {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/gateway/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PAYLOAD_SECRET: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, exit] = await Promise.all([text(server.stdout), once(server, 'exit')])
  expect(exit).toEqual([1, null])
  expect(output).toContain('Set PAYLOAD_SECRET to a random text.')
})
