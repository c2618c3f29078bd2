import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitizeLines, sanitizeLine } from '@/lib/sanitize-text'

describe('a single-line field (issue 14, security)', () => {
  test.each([
    ['\u200bAnna\u200b', 'Anna'],
    ['a zero width space alone: \u200b', 'a zero width space alone:'],
    ['\u202egpj.exe', 'gpj.exe'],
    ['Anna\u0007\u001b[31m', 'Anna [31m'],
    ['Anna\r\nBcc: all@example.com', 'Anna Bcc: all@example.com'],
    ['\u2066Anna\u2069 \u200fMeier', 'Anna Meier'],
    ['血\u2028库', '血 库'],
    [' Zoë \u{1f469}\u{1f3fd} ', 'Zoë \u{1f469}\u{1f3fd}'],
  ])('%j becomes %j', (typed, expected) => {
    expect(sanitizeLine(typed)).toBe(expected)
  })

  test('has no characters of the categories Cc, Cf, Zl and Zp', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) =>
          !/[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u.test(sanitizeLine(text)),
      ),
    )
  })
})

describe('a multi-line field (issue 14, security)', () => {
  test.each([
    ['One\r\nTwo\rThree\n', 'One\nTwo\nThree'],
    ['One\u0000\u0008\tTwo', 'One\tTwo'],
    ['\u202eevil\u202c', 'evil'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('%j becomes %j', (typed, expected) => {
    expect(sanitizeLines(typed)).toBe(expected)
  })
})
