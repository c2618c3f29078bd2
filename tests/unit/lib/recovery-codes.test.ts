import { expect, test } from 'vitest'
import { newRecoveryCodes, readRecoveryCode } from '@/lib/recovery-codes'

test('there are ten different codes, which can be read back', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(readRecoveryCode(code)).toBe(code.replace('-', ''))
  }
})

test.each(['7K3QX-0M1TB', '7k3qx-0m1tb', ' 7K3QX 0M1TB ', '7K3QX0M1TB', '7K3QX-OMITB', '7k3qx-omltb'])(
  '%j is read as the code it was typed from',
  (typed) => {
    expect(readRecoveryCode(typed)).toBe('7K3QX0M1TB')
  },
)

test.each(['', '123456', '7K3QX', '7K3QX-0M1TBB', '7K3QX-0M1T!', '7K3QX-0M1TU', '７K3QX-0M1TB'])(
  '%j cannot be a recovery code',
  (typed) => {
    expect(readRecoveryCode(typed)).toBeNull()
  },
)
