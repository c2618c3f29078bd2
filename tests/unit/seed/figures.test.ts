import { expect, test } from 'vitest'
import { figuresIn } from './figures-in'
import { translated } from './texts'

test.each([
  ['es_ES', 'en_EN'],
  ['fr_FR', 'en_EN'],
  ['en_EN', 'es_ES'],
  ['en_EN', 'fr_FR'],
] as const)('every measured figure of %s is in %s as well', (site, other) => {
  const missing = translated.flatMap(({ where, texts }) => {
    const there = new Set(figuresIn(texts[other], other))
    if (!texts[site] || !texts[other]) return []
    return figuresIn(texts[site], site)
      .filter((figure) => !there.has(figure))
      .map((figure) => `${where}: ${figure}`)
  })
  expect(missing).toEqual([])
})

test('shares and energies of the English texts are in the Chinese ones, but for news and banners, which differ', () => {
  const missing = translated.flatMap(({ where, texts }) => {
    const there = new Set(figuresIn(texts.zh_CN, 'zh_CN'))
    if (!texts.zh_CN || !texts.en_EN || /^(banners|news)/.test(where)) return []
    return figuresIn(texts.en_EN, 'en_EN')
      .filter((figure) => /%|kWh/.test(figure) && !there.has(figure))
      .map((figure) => `${where}: ${figure}`)
  })
  expect(missing).toEqual([])
})
