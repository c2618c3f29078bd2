import { z } from 'zod'
import { html } from './fields'
import { filePath } from './media'

export const serviceIntroduction = z
  .strictObject({ id: z.string(), coverImage: filePath.nullable(), content: html })
  .meta({ id: 'ServiceIntroduction' })

export const serviceContractCard = z
  .strictObject({
    id: z.string(),
    productId: z.string().nullable(),
    coverImage: filePath.nullable(),
    title: z.string(),
  })
  .meta({ id: 'ServiceContractCard' })

const trait = z.strictObject({
  image: filePath.nullable(),
  firstTrait: z.string(),
  secondTrait: z.string(),
})

export const serviceContract = z
  .strictObject({
    title: z.string(),
    overview: html,
    coverImage: filePath.nullable(),
    traits: z.array(trait),
    packageDetail: html.describe('HTML; empty where there is none'),
    files: z.array(z.strictObject({ id: z.string(), fileName: z.string(), filePath })),
  })
  .meta({ id: 'ServiceContract' })

export const serviceCase = z
  .strictObject({ id: z.string(), coverImage: filePath.nullable(), title: z.string(), content: html })
  .meta({ id: 'ServiceCase' })
