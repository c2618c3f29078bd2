import { z } from 'zod'
import { html } from './fields'
import { filePath, materialFile } from './media'

export const named = z.strictObject({ id: z.string(), name: z.string() }).meta({ id: 'Named' })

const firstLevelName = z
  .string()
  .describe('Name of the category of the first level; empty where the site does not show it')

/** The misspelled names are kept for existing clients (S2 3). */
export const productCard = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    coverImage: filePath.nullable(),
    fristClassifyName: firstLevelName,
  })
  .meta({ id: 'ProductCard' })

export const productOfSolution = productCard
  .omit({ fristClassifyName: true })
  .meta({ id: 'ProductOfSolution' })

export const productGroup = named
  .extend({
    productList: z.array(
      productOfSolution.extend({ listName: z.string().describe('The shorter name, or the name') }),
    ),
  })
  .meta({ id: 'ProductGroup' })

export const classify = named
  .extend({ parentId: z.string().describe("'0' at the first level") })
  .meta({ id: 'Classify' })

export const classifyWithProducts = named
  .extend({ productList: z.array(named) })
  .meta({ id: 'ClassifyWithProducts' })

export const classifyTree = named
  .extend({ children: z.array(classifyWithProducts) })
  .meta({ id: 'ClassifyTree', description: 'A category of the first level with those of the second' })

export const productIntroduction = z
  .strictObject({
    product: productCard.extend({
      overview: html,
      certificateImage: z.array(filePath),
      moreImage: z.string().describe('Addresses joined by commas'),
      secendClassifyId: z.string().nullable().describe('Null for a product of the first level itself'),
      secendClassifyName: z.string().describe('Empty for a product of the first level itself'),
    }),
    productParameters: z.array(
      z.strictObject({
        parameterClass: z.string(),
        parameterList: z.array(
          z.strictObject({
            parameterName: z.string(),
            parameterDescription: z.string().describe('The value with its unit, as stored'),
          }),
        ),
      }),
    ),
    productTraitList: z.array(
      z.strictObject({
        image: filePath.nullable(),
        firstTrait: z.string(),
        secondTraits: z.array(z.strictObject({ secondTrait: z.string() })),
      }),
    ),
  })
  .meta({ id: 'ProductIntroduction' })

export const productMaterials = z
  .strictObject({
    product: z.strictObject({
      moreImage: z.string().describe('Addresses joined by commas'),
      moreImageArray: z.array(filePath),
      coverImage: filePath.nullable(),
    }),
    resolutionVideo: z.array(
      z.strictObject({ id: z.string(), videoCoverImage: filePath.nullable(), fileName: z.string() }),
    ),
    productBrochure: z.array(materialFile),
    manualBrochure: z
      .array(materialFile)
      .describe('Manuals and service brochures; restricted ones are named, their bytes are not sent'),
  })
  .meta({ id: 'ProductMaterials' })
