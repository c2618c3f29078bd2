import fc from 'fast-check'

const names = ['__proto__', 'constructor', 'toString', 'null', 'undefined', '-1', '1e309']
const firstSurrogate = 0xd800
const surrogates = 0x800

/**
 * Any text of complete Unicode characters, including NUL, and names that often cause errors. The library's own strings of the unit "binary" take more than a second to initialise.
 */
export function anyText({ minLength = 0, maxLength = 20 } = {}): fc.Arbitrary<string> {
  const characters = fc.array(
    fc.oneof(characterBelow(0x80), characterBelow(0x1_0000), characterBelow(0x11_0000)),
    { minLength, maxLength },
  )
  const texts = characters.map((sent) => sent.join(''))
  const usable = names.filter(({ length }) => length >= minLength && length <= maxLength)
  return fc.oneof({ weight: 9, arbitrary: texts }, { weight: 1, arbitrary: fc.constantFrom(...usable) })
}

function characterBelow(end: number): fc.Arbitrary<string> {
  const count = end > firstSurrogate ? end - surrogates : end
  return fc
    .nat({ max: count - 1 })
    .map((index) => String.fromCodePoint(index < firstSurrogate ? index : index + surrogates))
}
