import { expect, test } from 'vitest'
import { withMark, withoutMarks } from '@/lib/content-marks'
import { splitModel } from '@/lib/model-title'

test.each([
  ['U340 立式变频超低温保存箱', 'U340', '立式变频超低温保存箱'],
  ['U340（−86 °C，336 升）', 'U340', '−86 °C，336 升'],
  ['C120 卧式（118 升）', 'C120', '卧式（118 升）'],
  ['Trace 4 监测终端', 'Trace 4', '监测终端'],
  ['Trace Gateway 监测网关', 'Trace Gateway', '监测网关'],
  ['B150 A2 型（内宽 1,360 mm）', 'B150', 'A2 型（内宽 1,360 mm）'],
  ['R240 太阳能（净 102 升）', 'R240', '太阳能（净 102 升）'],
])('%s has the model %s', (name, model, rest) => {
  expect(splitModel(name)).toEqual({ model, rest })
})

test('both parts of a name in a preview say where it comes from', () => {
  const parts = splitModel(withMark('U340（−86 °C，336 升）', 'products/1/listName'))
  expect(parts && { model: withoutMarks(parts.model), rest: withoutMarks(parts.rest) }).toEqual({
    model: 'U340',
    rest: '−86 °C，336 升',
  })
  expect(parts?.model).toBe(withMark('U340', 'products/1/listName'))
})

test.each(['U340, −86 °C, 336 L', 'U340', '超低温保存箱 U340', 'Pass box P60', 'Trace Gateway'])(
  '%s stays one line',
  (name) => {
    expect(splitModel(name)).toBeNull()
  },
)
