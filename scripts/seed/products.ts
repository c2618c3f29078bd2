import type { CategorySeed, ParameterClassSeed, ParameterSeed, ProductSeed } from './content/catalogue/types'
import { hasPictureSet, pictureSetOf } from './content/picture-sets'
import { perSite } from './seed-context'
import { createAll, lookup, pictureId, publishAll, richTexts, type ContentContext } from './write-documents'

type ParameterContent = { classes: ParameterClassSeed[]; parameters: ParameterSeed[] }

export async function seedParameters(
  writing: ContentContext,
  { classes, parameters }: ParameterContent,
): Promise<void> {
  const classId = lookup(
    'parameter class',
    classes.map(({ slug, id }) => [slug, id]),
  )
  await createAll({
    ...writing,
    collection: 'parameter-classes',
    rows: classes.map(({ id, name, order }) => ({ id, name: perSite(name), order })),
  })
  await createAll({
    ...writing,
    collection: 'parameters',
    rows: parameters.map(({ class: slug, name, ...rest }) => ({
      ...rest,
      name: perSite(name),
      class: classId(slug),
    })),
  })
}

/** The content lists parents before their children. */
export async function seedCategories(writing: ContentContext, categories: CategorySeed[]): Promise<void> {
  const idOf = categoryIds(categories)
  await createAll({
    ...writing,
    collection: 'product-categories',
    rows: categories.map(({ parent, icon, cover, name, lead, slug: _slug, ...rest }) => ({
      ...rest,
      name: perSite(name),
      lead: perSite(lead),
      parent: parent && idOf(parent),
      icon: pictureId(writing, icon),
      cover: pictureId(writing, cover),
    })),
  })
}

export const categoryIds = (categories: CategorySeed[]) =>
  lookup(
    'category',
    categories.map(({ slug, id }) => [slug, id]),
  )

export const productIds = (products: ProductSeed[]) =>
  lookup(
    'product',
    products.flatMap(({ slug, model, id }) => [[slug, id] as const, [model, id] as const]),
  )

type ProductContent = {
  products: ProductSeed[]
  categories: CategorySeed[]
  parameters: ParameterSeed[]
  solutionId: (slug: string) => string
  fileId: (file: string) => string
}

export async function seedProducts(writing: ContentContext, content: ProductContent): Promise<void> {
  const { products, categories, parameters } = content
  const ids = {
    category: categoryIds(categories),
    product: productIds(products),
    solution: content.solutionId,
    file: content.fileId,
    parameter: lookup(
      'parameter',
      parameters.map(({ code, id }) => [code, id]),
    ),
  }
  const rows = products.map((product) => toRow(writing, ids, product))
  await publishAll({ ...writing, collection: 'products', rows })
}

type Ids = Record<'category' | 'product' | 'solution' | 'parameter' | 'file', (name: string) => string>

function toRow(writing: ContentContext, ids: Ids, product: ProductSeed) {
  const { id, model, markets, approvals, featured, order, sites } = product
  return {
    id,
    model,
    markets,
    approvals,
    featured,
    order,
    sites,
    ...relations(ids, product),
    name: perSite(product.name),
    listName: perSite(product.listName),
    brief: perSite(product.brief),
    overview: richTexts(writing, product.overview),
    availability: product.status,
    cover: pictureId(writing, product.cover),
    pictures: product.pictures.map((file) => pictureId(writing, file)),
    certificates: product.certificates.map((file) => pictureId(writing, file)),
    traits: product.traits.map(({ image, firstTrait, secondTraits }) => ({
      image: pictureId(writing, image),
      firstTrait: perSite(firstTrait),
      secondTraits: perSite(secondTraits),
    })),
    updateTime: new Date(product.updateTime).toISOString(),
  }
}

function relations(ids: Ids, product: ProductSeed) {
  return {
    category: ids.category(product.category),
    hdPicture: hasPictureSet(product) ? ids.file(pictureSetOf(product)) : undefined,
    replacedBy: product.replacedBy && ids.product(product.replacedBy),
    solutions: product.solutions.map(ids.solution),
    recommendations: product.recommendations.map(ids.product),
    parameters: product.parameters.map(({ parameter, text, ...value }) => ({
      ...value,
      parameter: ids.parameter(parameter),
      text: perSite(text ?? {}),
    })),
  }
}
