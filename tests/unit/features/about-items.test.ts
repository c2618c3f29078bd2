import { expect, test } from 'vitest'
import type { AboutItem } from '@/features/about/queries'
import { chooseItem, toItemMenu } from '@/features/about/view-models/about-items'

function item(id: string, over: Partial<AboutItem> = {}): AboutItem {
  return { id, title: `第${id}项`, parentId: null, pageType: '1', shows: 'text', content: '', ...over }
}

const items = [
  item('1', { title: '公司简介' }),
  item('2', { title: '发展历程', pageType: '0' }),
  item('3', { title: '里程碑', parentId: '2', pageType: '2', shows: 'milestones' }),
  item('4', { title: '大事记', parentId: '2', pageType: '2' }),
  item('5', { title: '企业文化', pageType: '0' }),
  item('6', { title: '价值观', parentId: '5' }),
  item('7', { title: '荣誉资质', shows: 'honours' }),
]

const shownBy = (name?: string) => {
  const choice = chooseItem(items, name)
  return choice && [choice.entry.title, choice.shown.title, choice.tabs.map(({ title }) => title)]
}

test('a name selects the item with that title, an unknown name the first item (S1 2.14)', () => {
  expect(shownBy('荣誉资质')).toEqual(['荣誉资质', '荣誉资质', []])
  expect(shownBy()).toEqual(['公司简介', '公司简介', []])
  expect(shownBy('没有这一项')).toEqual(['公司简介', '公司简介', []])
})

test('an id selects the item of a preview, whatever its title is', () => {
  expect(shownBy('7')).toEqual(['荣誉资质', '荣誉资质', []])
  expect(shownBy('4')).toEqual(['发展历程', '大事记', ['里程碑', '大事记']])
})

test('milestones and honours can also be selected by kind (S1 2.4)', () => {
  expect(shownBy('milestones')).toEqual(['发展历程', '里程碑', ['里程碑', '大事记']])
  expect(shownBy('honours')).toEqual(['荣誉资质', '荣誉资质', []])
  expect(shownBy('text')).toEqual(['公司简介', '公司简介', []])
})

test('an item whose sub-items are tabs opens the first of them (S1 4)', () => {
  expect(shownBy('发展历程')).toEqual(['发展历程', '里程碑', ['里程碑', '大事记']])
  expect(shownBy('大事记')).toEqual(['发展历程', '大事记', ['里程碑', '大事记']])
})

test('an item whose sub-items are pages opens the first of them, which is an entry of the menu (S1 4)', () => {
  expect(shownBy('企业文化')).toEqual(['价值观', '价值观', []])
})

test('an item without its expected sub-items shows its own text; an empty menu shows nothing', () => {
  const [, history] = items
  const only = history ? [history] : []
  expect(chooseItem(only, '发展历程')).toMatchObject({ shown: { title: '发展历程' }, tabs: [] })
  expect(chooseItem([], undefined)).toBeNull()
})

test('the menu is a tree without its tabs, the selected item marked (S1 2.14, 4)', () => {
  const selected = chooseItem(items, '价值观')
  const menu = selected ? toItemMenu('zh_CN', items, selected.entry) : []
  expect(menu.map(({ name, children }) => [name, children?.map((child) => child.name)])).toEqual([
    ['公司简介', undefined],
    ['发展历程', undefined],
    ['企业文化', ['价值观']],
    ['荣誉资质', undefined],
  ])
  expect(menu[2]?.children?.[0]).toMatchObject({
    href: `/zh_CN/aboutUs?name=${encodeURIComponent('价值观')}`,
    current: true,
  })
  expect(menu.filter(({ current }) => current)).toEqual([])
})
