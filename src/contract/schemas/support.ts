import { z } from 'zod'
import { html } from './fields'
import { filePath, materialFile } from './media'
import { named } from './product'
import { time } from './time'

export const generalCatalogue = materialFile
  .extend({ coverImage: filePath.nullable() })
  .meta({ id: 'GeneralCatalogue' })

export const folder = named
  .extend({
    numChildren: z.int().min(0).describe('The number of subfolders that contain something of the type'),
    coverImage: filePath.nullable(),
  })
  .meta({ id: 'Folder' })

export const materialGroup = named.extend({ productMaterialList: z.array(materialFile) }).meta({
  id: 'MaterialGroup',
  description:
    'The files of a product, or one file without a product; the id is that of the product or the file',
})

export const productEntry = named
  .extend({
    coverImage: filePath.nullable(),
    imageCount: z.int().min(0).describe('The number of pictures, or of certificates if these are requested'),
    classifyId: z.string(),
  })
  .meta({ id: 'ProductEntry' })

export const productImages = z
  .strictObject({
    productName: z.string(),
    images: z.array(filePath).describe('The cover, then the gallery, each picture once'),
  })
  .meta({ id: 'ProductImages' })

const imageNeighbour = named.extend({ classifyId: z.string() }).meta({ id: 'ProductImageNeighbour' })

export const imageNeighbours = z
  .strictObject({ lastProduct: imageNeighbour.nullable(), nextProduct: imageNeighbour.nullable() })
  .meta({ id: 'ProductImageNeighbours' })

export const productVideo = z
  .strictObject({
    id: z.string(),
    fileName: z.string(),
    filePath,
    coverImage: filePath.nullable(),
    videoCoverImage: filePath.nullable().describe('The same picture under its other name'),
    updateTime: time,
  })
  .meta({ id: 'ProductVideo' })

const videoNeighbour = z
  .strictObject({ id: z.string(), fileName: z.string() })
  .meta({ id: 'ProductVideoNeighbour' })

export const productVideoNeighbours = z
  .strictObject({ lastVideo: videoNeighbour.nullable(), nextVideo: videoNeighbour.nullable() })
  .meta({ id: 'ProductVideoNeighbours' })

const supportType = z.literal([0, 1, 2]).describe('0 maintenance, 1 contact, 2 online repair request')

export const supportEntry = z
  .strictObject({ id: z.string(), type: supportType, title: z.string(), icon: filePath.nullable() })
  .meta({ id: 'SupportEntry' })

export const supportDetail = z
  .strictObject({ title: z.string(), content: html })
  .meta({ id: 'SupportDetail' })
