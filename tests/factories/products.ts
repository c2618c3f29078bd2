import type { Payload } from 'payload'
import type { Parameter, ParameterClass, Product, ProductCategory } from '@/payload-types'
import type { SiteId } from '@/i18n/locales'
import { newId } from '@/lib/id'
import { savingOf, type Saving } from './saving'

/** A category of the first level, shown on every site by default. */
export async function makeCategory(
  cms: Payload,
  data: Partial<ProductCategory> = {},
): Promise<ProductCategory> {
  const defaults = { name: 'A category', order: 0 }
  return cms.create({ collection: 'product-categories', data: { ...defaults, ...data } as ProductCategory })
}

/** A product of a category of its own, shown on every site and published by default. */
export async function makeProduct(
  cms: Payload,
  data: Partial<Product> = {},
  saving: Saving = {},
): Promise<Product> {
  const { status, ...options } = savingOf(saving)
  const category = data.category ?? (await makeCategory(cms)).id
  const defaults = { name: 'A product', order: 0, _status: status }
  return cms.create({
    collection: 'products',
    ...options,
    data: { ...defaults, ...data, category },
  } as Parameters<typeof cms.create<'products', never>>[0]) as Promise<Product>
}

/** Saves changes to a product: published, or as a draft on top. */
export async function changeProduct(cms: Payload, id: string, data: Partial<Product>, saving: Saving = {}) {
  const { status, ...options } = savingOf(saving)
  return cms.update({ collection: 'products', id, ...options, data: { _status: status, ...data } })
}

export async function makeParameterClass(cms: Payload, data: Partial<ParameterClass> = {}) {
  const defaults = { name: 'A class', order: 0 }
  return cms.create({ collection: 'parameter-classes', data: { ...defaults, ...data } as ParameterClass })
}

/** A number, by default in a class of its own. */
export async function makeParameter(cms: Payload, data: Partial<Parameter> = {}): Promise<Parameter> {
  const ofClass = data.class ?? (await makeParameterClass(cms)).id
  const defaults = { name: 'A parameter', code: `code-${newId()}`, kind: 'number', filter: 'none', order: 0 }
  return cms.create({
    collection: 'parameters',
    data: { ...defaults, ...data, class: ofClass } as Parameter,
  })
}

type Named = 'product-categories' | 'parameter-classes' | 'parameters'

/** Writes the name of a category, class or parameter for one more site. */
export async function nameOn(cms: Payload, collection: Named, { id, site, name }: Naming) {
  return cms.update({ collection, id, locale: site, data: { name } })
}

type Naming = { id: string; site: SiteId; name: string }
