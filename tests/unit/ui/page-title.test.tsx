import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageTitle } from '@/ui/page-title'

const markup = (title: string) => renderToStaticMarkup(<>{pageTitle(title)}</>)

test('a Chinese phrase longer than the line of a phone may break between its words', () => {
  expect(markup('生物样本库解决方案')).toBe('生物<wbr/>样本库<wbr/>解决<wbr/>方案')
  expect(markup('U830 立式变频超低温保存箱')).toBe('U830\u00a0立式<wbr/>变频<wbr/>超低温<wbr/>保存箱')
})

test('a model stays with what it is', () => {
  expect(markup('五天无日照：R240 冷藏箱完成测试')).toBe('五天无日照：R240\u00a0冷藏箱完成测试')
  expect(markup('V1000 与 D47')).toBe('V1000\u00a0与 D47')
})

test('shorter phrases and other titles stay whole', () => {
  expect(markup('从取样到使用，温度全程有记录')).toBe('从取样到使用，温度全程有记录')
  expect(markup('Ultra-Low Freezers')).toBe('<span class="keep">Ultra-Low</span> Freezers')
})
