import { z } from 'zod'
import { html } from './fields'
import { filePath } from './media'

export const aboutText = z
  .strictObject({ id: z.string(), title: z.string(), content: html })
  .meta({ id: 'AboutText' })

/** Texts that are shown without a title. */
export const contentOnly = z
  .strictObject({ content: html.describe('HTML; empty where there is none') })
  .meta({ id: 'Content' })

export const aboutMenuItem = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    pageType: z.literal([0, 1, 2]).describe('0 has sub-items, 1 is a page, 2 is shown as a tab'),
  })
  .meta({ id: 'AboutMenuItem' })

export const historyEntry = z.strictObject({ year: z.string(), content: html }).meta({ id: 'HistoryEntry' })

export const milestoneYear = z
  .strictObject({
    year: z.string(),
    historyList: z.array(
      z.strictObject({
        month: z.string().describe('1 to 12; empty where only the year is known'),
        content: html,
      }),
    ),
  })
  .meta({ id: 'MilestoneYear' })

export const honour = z
  .strictObject({ id: z.string(), title: z.string(), img: filePath.nullable() })
  .meta({ id: 'Honour' })

const email = z.string().describe('Empty where there is none')

const user = z.strictObject({ department: z.string(), name: z.string(), email }).meta({ id: 'TeamUser' })

export const team = z
  .strictObject({
    leader: z.array(
      z.strictObject({ name: z.string(), title: z.string(), picture: filePath.nullable(), email }),
    ),
    sales: z.strictObject({ list: z.array(z.strictObject({ area: z.string(), users: z.array(user) })) }),
    rd: z.strictObject({
      list: z.array(z.strictObject({ users: z.array(user) })).describe('One entry, with all'),
    }),
  })
  .meta({ id: 'Team' })

export const partner = z
  .strictObject({ id: z.string(), coverImage: filePath.nullable(), link: z.string().nullable() })
  .meta({ id: 'Partner' })
