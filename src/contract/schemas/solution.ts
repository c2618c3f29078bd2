import { z } from 'zod'
import { html } from './fields'
import { filePath } from './media'
import { named } from './product'
import { time } from './time'

export const solutionType = named.extend({ solutionTypeList: z.array(named) }).meta({ id: 'SolutionType' })

export const solutionInMenu = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    brief: html,
    banner: filePath.nullable(),
    coverImage: filePath.nullable(),
    icon: filePath.nullable(),
  })
  .meta({ id: 'SolutionInMenu' })

const chineseIntroduction = z
  .strictObject({
    banner: filePath.nullable(),
    content: html,
    advantage: html,
    functions: filePath.nullable().describe('A picture'),
  })
  .meta({ id: 'ChineseSolutionIntroduction', description: 'On zh_CN' })

const internationalIntroduction = z
  .strictObject({ coverImage: filePath.nullable(), content: html })
  .meta({ id: 'SolutionIntroduction', description: 'On all other sites' })

/** Both forms of an introduction (S2 3). */
export const solutionIntroduction = z.union([chineseIntroduction, internationalIntroduction])

export const solutionCase = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    coverImage: filePath.nullable(),
    brief: html,
    createTime: time,
    updateTime: time,
  })
  .meta({ id: 'SolutionCase' })

export const solutionCatalogue = z
  .strictObject({ coverImage: filePath.nullable(), filePath, fileName: z.string() })
  .meta({ id: 'SolutionCatalogue' })
