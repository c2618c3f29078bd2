import { Secret } from 'otpauth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newAuthenticator, timeStepOf } from '@/lib/totp'

/** The secret of the test vectors of RFC 6238, appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32

beforeEach(() => setTime(59))
afterEach(() => void vi.useRealTimers())

function setTime(seconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: seconds * 1000 })
}

// The last six digits of the vectors, which have eight.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of RFC 6238 at %i s is valid in its time step', (seconds, code) => {
  setTime(seconds)
  expect(timeStepOf(secret, code)).toBe(Math.floor(seconds / 30))
})

test.each([
  [-1, true],
  [1, true],
  [-2, false],
  [2, false],
])('a clock that differs by %i steps: valid %s', (steps, isValid) => {
  setTime(1_111_111_109 + steps * 30)
  const step = Math.floor(1_111_111_109 / 30)
  expect(timeStepOf(secret, '081804')).toBe(isValid ? step : null)
})

test('spaces in a code do not matter', () => {
  expect(timeStepOf(secret, ' 287 082 ')).toBe(1)
})

test.each(['', '28708', '2870822', '94287082', 'abcdef', '２８７０８２', '-28708'])(
  'no other text is a code: %j',
  (code) => {
    expect(timeStepOf(secret, code)).toBeNull()
  },
)

test('an unreadable secret, as after a change of PAYLOAD_SECRET, makes every code invalid', () => {
  expect(timeStepOf('\u0000\ufffd!', '287082')).toBeNull()
})

test('a new app has its own secret, in the address of the QR code', () => {
  const [one, other] = [1, 2].map(() => newAuthenticator({ issuer: 'Norvane & Co', label: 'a@example.com' }))
  expect(one?.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(one?.secret).not.toBe(other?.secret)
  const uri = new URL(one?.uri ?? '')
  expect([uri.protocol, uri.host, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    'totp',
    one?.secret,
    'Norvane & Co',
  ])
  expect(decodeURIComponent(uri.pathname)).toBe('/Norvane & Co:a@example.com')
})
