import { expect, test } from 'vitest'
import { provinces } from '@/server/inquiries/provinces'

const citiesOf = (name: string) => provinces.find((province) => province.name === name)?.cities ?? []

test('there are 34 provincial divisions, each with its cities (S2 3)', () => {
  expect(provinces).toHaveLength(34)
  for (const { name, cities } of provinces) {
    expect(cities.length, name).toBeGreaterThan(0)
    expect(new Set(cities).size, name).toBe(cities.length)
  }
})

test('municipalities have their districts, Taiwan its cities and counties', () => {
  expect(citiesOf('北京市')).toContain('海淀区')
  expect(citiesOf('台湾省')).toEqual(expect.arrayContaining(['台北市', '新竹市', '新竹县']))
  expect(citiesOf('台湾省')).toHaveLength(22)
})

test('counties without a city are listed among the cities', () => {
  expect(citiesOf('河南省')).toContain('济源市')
  expect(citiesOf('湖北省')).toContain('仙桃市')
  expect(provinces.flatMap(({ cities }) => cities).filter((city) => city.includes('行政区划'))).toEqual([])
})
