import { expect, test } from 'vitest'
import { hosts, refreshHosts } from '@/server/hosts'

test('reading the hosts is retried until the database responds (S1 2.1)', async () => {
  const warnings: string[] = []
  const responses = [
    () => Promise.reject(new Error('timeout exceeded when trying to connect')),
    () => Promise.reject(new Error('the database system is starting up')),
    () => Promise.resolve({ rows: [['spanishHosts', 'es.example.com']] }),
  ]
  const query = () => responses.shift()?.()
  await refreshHosts({
    pool: () => ({ query }) as never,
    log: { warn: (text) => warnings.push(text) },
    retryDelay: 0,
  })
  expect(hosts().spanish).toContain('es.example.com')
  expect(warnings).toHaveLength(2)
})
