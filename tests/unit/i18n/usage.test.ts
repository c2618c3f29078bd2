import { expect, test } from 'vitest'
import { catalogue } from './catalogue'
import { usageInSources } from './usage'

/** Texts that are not named in any call of a translator. */
const usedIndirectly = [
  // Chosen at run time: the reason why a parameter was refused.
  /^contract\.(missing|wrong)$/,
  // Error pages run in the browser, which gets these few texts instead of the translator.
  /^errors\.failed\./,
  // The history mode of news, whose content comes with the company pages.
  /^news\.history$/,
]

const { keys, patterns } = usageInSources()
const english = [...(catalogue.en?.keys() ?? [])]

test('every text is used somewhere', () => {
  const isUsed = (key: string) =>
    keys.has(key) || [...patterns, ...usedIndirectly].some((pattern) => pattern.test(key))
  expect(english.filter((key) => !isUsed(key))).toEqual([])
})

test('every requested text exists', () => {
  expect([...keys].filter((key) => !english.includes(key))).toEqual([])
})
