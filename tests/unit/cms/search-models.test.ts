import { expect, test } from 'vitest'
import { modelsIn } from '@/cms/search/models'

test('model numbers in a name are models; formulas, standards and temperatures are not', () => {
  expect(modelsIn('Freezer U830-86H, −86 °C', 'BSC-1500IIA2 cabinet')).toEqual(['U830-86H', 'BSC-1500IIA2'])
  expect(modelsIn('超低温冰箱U340')).toEqual([])
  expect(modelsIn('CO2 incubator to ISO 13485, 4K camera, PM2 and 220V')).toEqual([])
})
