import { z } from 'zod'
import { html } from './fields'
import { filePath } from './media'
import { time } from './time'

export const news = z
  .strictObject({
    id: z.string(),
    name: z.string().describe('The title'),
    title: z.string(),
    content: html,
    publishTime: time,
    updateTime: time,
    viewCount: z.int().min(0).describe('Of all sites; up to six seconds old, in lists up to a minute'),
    coverImage: filePath.nullable(),
  })
  .meta({ id: 'News' })

export const newsType = z
  .strictObject({ id: z.string(), name: z.string(), code: z.string(), newsCount: z.int().min(0) })
  .meta({ id: 'NewsType' })
