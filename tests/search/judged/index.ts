import { english } from './en'
import { spanish } from './es'
import { french } from './fr'
import type { JudgedGroup } from './types'
import { chineseLong } from './zh-long'
import { chineseShort } from './zh-short'

export type { JudgedGroup, JudgedQuery } from './types'

export const judgedGroups: JudgedGroup[] = [
  ...chineseShort,
  ...chineseLong,
  ...english,
  ...spanish,
  ...french,
]
