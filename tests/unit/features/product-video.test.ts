import { expect, test } from 'vitest'
import { introductionOf } from '@/features/products/view-models/detail/product-video'

const names = ['V1000 气相液氮罐（42,000 支）', 'Trace 4 温度监测终端']

test.each([
  ['zh_CN', 'product-video', names, '本片介绍 V1000、Trace 4 温度监测终端。'],
  ['zh_CN', 'user-video', names, '本片在用户现场拍摄，片中使用的产品有 V1000、Trace 4 温度监测终端。'],
  [
    'en_EN',
    'product-video',
    ['U830 upright freezer', 'C510 chest freezer'],
    'This video shows the U830 and C510.',
  ],
  [
    'es_ES',
    'product-video',
    ['Ultracongelador vertical U830', 'Vaso Dewar D35'],
    'Este vídeo muestra estos productos: U830 y D35.',
  ],
] as const)('on %s, a %s has an introduction with the models', (site, kind, products, text) => {
  expect(introductionOf(site, { kind }, [...products])).toBe(text)
})

test('a video without products has none', () => {
  expect(introductionOf('zh_CN', { kind: 'product-video' }, [])).toBeUndefined()
})
