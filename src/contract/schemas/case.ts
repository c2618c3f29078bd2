import { z } from 'zod'
import { html } from './fields'
import { filePath } from './media'
import { time } from './time'

/** An application case (S1 3). */
export const applicationCase = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    brief: html,
    coverImage: filePath.nullable(),
    updateTime: time,
    createTime: time,
    logoImage: filePath.nullable(),
    type: z.string().describe('Id of its case type'),
    eachDistrict: z.string(),
    moreImages: z.array(filePath).describe('Pictures, and videos, which end in .mp4'),
    moreImage: z.string().describe('The same, joined by commas'),
    solutionIds: z.array(z.string()),
    solutionNames: z.array(z.string()),
    productNames: z.array(z.string()),
  })
  .meta({ id: 'Case' })

export const caseType = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    coverImage: filePath.nullable(),
    caseCount: z.int().min(0),
  })
  .meta({ id: 'CaseType' })

export const caseGroup = caseType
  .extend({
    ulLength: z.int().min(0).describe('The number of cases in caseList'),
    caseList: z.array(applicationCase),
  })
  .meta({ id: 'CaseGroup' })
