import { chineseOnly } from '../sites'
import {
  bigEvents,
  culture,
  honoursIntroduction,
  milestonesIntroduction,
  quality,
  responsibility,
} from './about-texts'
import { companyId } from './ids'
import { inChinese } from './in-chinese'
import { chinese as profile } from './texts/introduction-zh-en'
import type { AboutItemSeed } from './types'

type Item = Pick<AboutItemSeed, 'pageType'> & {
  title: string
  parent?: number
  shows?: AboutItemSeed['shows']
  content?: string
}

/**
 * The menu of the Chinese about page: reading A with B's tabs as its items (S1 2.14, readings 7). Footer and header
 * name items by their titles. `parent` is the position in this list, from 1.
 */
const items: Item[] = [
  { title: '公司简介', pageType: '1', content: profile },
  { title: '发展历程', pageType: '0' },
  { title: '里程碑', pageType: '2', parent: 2, shows: 'milestones', content: milestonesIntroduction },
  { title: '大事记', pageType: '2', parent: 2, content: bigEvents },
  { title: '荣誉资质', pageType: '1', shows: 'honours', content: honoursIntroduction },
  { title: '企业文化', pageType: '0' },
  { title: '使命与价值观', pageType: '1', parent: 6, content: culture },
  { title: '质量方针', pageType: '1', parent: 6, content: quality },
  { title: '社会责任', pageType: '1', content: responsibility },
]

export const aboutItemSeeds: AboutItemSeed[] = items.map(
  ({ title, pageType, parent, shows = 'text', content }, index) => ({
    pageType,
    shows,
    id: companyId('aboutItem', index + 1),
    sites: chineseOnly,
    order: index + 1,
    title: inChinese(title),
    content: content ? inChinese(content) : {},
    ...(parent && { parent: companyId('aboutItem', parent) }),
  }),
)
