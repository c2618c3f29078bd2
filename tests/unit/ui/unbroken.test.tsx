import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unbroken, unbrokenHtml, unbrokenText } from '@/ui/unbroken'

const markup = (title: string) => renderToStaticMarkup(<>{unbroken(title)}</>)

test.each([
  ['Upright Ultra-Low Temperature Freezers', 'Upright [Ultra-Low] Temperature Freezers'],
  ['W20 Walk-in Cold Room, 2–8\u00a0°C', 'W20 [Walk-in] Cold Room, [2–8\u00a0°C]'],
  ['血液冷藏箱（2–6 °C）', '血液冷藏箱[（2–6 °C）]'],
  ['二号线下线 3,180 台，一次通过率', '二号线下线 [3,180 台，]一次通过率'],
  ['气相液氮罐（42,000 支）', '气相液氮罐[（42,000 支）]'],
  ['常备 11,400 种备件', '常备 [11,400 种]备件'],
  ['新厂年产 3.6 万台', '新厂年产 [3.6 万台]'],
  ['Trace 4, two-inch boxes', '[Trace 4,] [two-inch] boxes'],
  ['Trace 4.1 发布：每台测试 24 小时', '[Trace 4.1] 发布：每台测试 [24 小时]'],
  ['高原乡镇：第 1,000 台送达', '高原乡镇：[第 1,000 台]送达'],
  ['U830 立式', 'U830 立式'],
  ['东湖样本库：2,000 万份', '东湖样本库：[2,000 万份]'],
  ['Trace 4N level monitor', '[Trace 4N] level monitor'],
  ['Draft 18c72e82', 'Draft 18c72e82'],
  ['R760 Refrigerator-Freezer', 'R760 Refrigerator-Freezer'],
  ['Chest freezers', 'Chest freezers'],
  ['576 two-inch boxes after a 60-second opening', '576 [two-inch] boxes after a [60-second] opening'],
  ['B150 Class II Biosafety Cabinet', 'B150 [Class II] Biosafety Cabinet'],
])('%s keeps on a line what is in brackets: %s', (title, kept) => {
  expect(markup(title)).toBe(kept.replaceAll('[', '<span class="keep">').replaceAll(']', '</span>'))
})

test.each([
  ['下线 3,180 台，合格率 98.3%', '下线 3,180_台，合格率 98.3%'],
  ['一台 B150 的前窗，Trace 4 上线', '一台 B150 的前窗，Trace_4 上线'],
  ['第 1,000 台保持 2–8 °C', '第_1,000_台保持 2–^8_°C'],
  ['Ultra-low, 24 hours', 'Ultra-^low, 24 hours'],
  ['容积 88–958 升，高 1,830 mm', '容积 88–^958_升，高 1,830 mm'],
  ['From 2–8 °C', 'From 2–^8_°C'],
  ['环境 43 °C，最低 −86 °C', '环境 43_°C，最低 −86_°C'],
  ['断电 75 分钟', '断电 75_分^钟'],
  ['Class II, two-inch boxes', 'Class_II, two-^inch boxes'],
])('%s has no-break spaces and word joiners at %s', (text, expected) => {
  expect(unbrokenText(text)).toBe(expected.replaceAll('_', '\u00a0').replaceAll('^', '\u2060'))
})

test.each([
  [
    '<p>From 2–8_°C, <a href="/a?x=1–2">two-inch</a></p>',
    '<p>From [2–8_°C,] <a href="/a?x=1–2">two-inch</a></p>',
  ],
  ['<p>产能由 3.6 万台增至 6 万台。</p>', '<p>产能由 3.6_万^台增至 6_万^台。</p>'],
  ['<p>Trace 4 发布（88–958 升）</p>', '<p>Trace_4 发布[（88–958 升）]</p>'],
  ['<td>金额（亿元）</td>', '<td>金额[（亿元）]</td>'],
  ['<td>每 3 年</td>', '<td>每_3_年</td>'],
])('of the formatted text %s, %s stays on a line', (html, expected) => {
  const spaced = (text: string) => text.replaceAll('_', '\u00a0').replaceAll('^', '\u2060')
  expect(unbrokenHtml(spaced(html))).toBe(
    spaced(expected).replaceAll('[', '<span class="keep">').replaceAll(']', '</span>'),
  )
})
