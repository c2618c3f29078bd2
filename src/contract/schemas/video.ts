import { z } from 'zod'
import { filePath } from './media'
import { time } from './time'

export const companyVideo = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    coverImage: filePath.nullable(),
    video: filePath.nullable(),
    updateTime: time,
    viewCount: z.int().min(0).describe('Of all sites; up to six seconds old, in lists up to a minute'),
  })
  .meta({ id: 'CompanyVideo' })

const neighbour = z.strictObject({ id: z.string(), title: z.string() }).meta({ id: 'VideoNeighbour' })

export const companyVideoNeighbours = z
  .strictObject({ lastCompanyVideo: neighbour.nullable(), nextCompanyVideo: neighbour.nullable() })
  .meta({ id: 'CompanyVideoNeighbours' })

export const investorVideo = z
  .strictObject({
    name: z.string(),
    coverImage: filePath.nullable(),
    linkType: z.literal([1, 2]).describe('1 plays inline, 2 opens the address'),
    url: z.string().nullable().describe('Of the film or the page; null where neither is set'),
  })
  .meta({ id: 'InvestorVideo' })
