import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageTitle } from '@/ui/page-title'

const markup = (title: string) => renderToStaticMarkup(<>{pageTitle(title)}</>)

test('a Chinese phrase longer than the line of a phone may break between its words', () => {
  expect(markup('生物样本库解决方案')).toBe('生物<wbr/>样本库<wbr/>解决<wbr/>方案')
  expect(markup('U830 立式变频超低温保存箱')).toBe('U830 立式<wbr/>变频<wbr/>超低温<wbr/>保存箱')
})

test('shorter phrases and other titles stay whole', () => {
  expect(markup('从取样到使用，温度全程有记录')).toBe('从取样到使用，温度全程有记录')
  expect(markup('Ultra-Low Freezers')).toBe('<span class="keep">Ultra-Low</span> Freezers')
})
