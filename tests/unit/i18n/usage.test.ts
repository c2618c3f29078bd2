import { expect, test } from 'vitest'
import { catalogue } from './catalogue'
import { clientNamespaces, usageInClientComponents, usageInSources, type Usage } from './usage'

/** Texts that are not named in any call of a translator. */
const usedIndirectly = [
  // Chosen at run time: the reason why a parameter was refused.
  /^contract\.(missing|wrong)$/,
  // Chosen at run time by the field and its problem, the kind of a page or form, or the outcome.
  /^(messageBoard|chineseRequest|requests\.(international|consents))\.errors\./,
  /^requests\.international\.(contact|service)$/,
  /^requests\.form\.(offline|failed)$/,
  /^views\./,
  // The history mode of news, whose content comes with the company pages.
  /^news\.history$/,
]

const usage = usageInSources()
const inBrowser = usageInClientComponents()
const english = [...(catalogue.en?.keys() ?? [])]

test('every text is used somewhere', () => {
  expect(english.filter((key) => !isUsed(key, usage))).toEqual([])
})

test('every requested text exists', () => {
  expect([...usage.keys].filter((key) => !english.includes(key))).toEqual([])
})

test('client components use every text that they are sent', () => {
  const sent = english.filter((key) => [...clientNamespaces()].some((name) => key.startsWith(`${name}.`)))
  expect(sent.filter((key) => !isUsed(key, inBrowser))).toEqual([])
})

function isUsed(key: string, { keys, patterns }: Usage): boolean {
  return keys.has(key) || [...patterns, ...usedIndirectly].some((pattern) => pattern.test(key))
}
