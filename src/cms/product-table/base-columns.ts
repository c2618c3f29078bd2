import { siteIds, type SiteId } from '@/i18n/locales'
import { markets } from '@/lib/markets'
import { refuseCell } from './cell-error'
import type { Column } from './column'
import { readRichText, toRichText } from './rich-text-cell'
import type { StoredProduct } from './stored-product'
import {
  readDate,
  readList,
  readNumber,
  readYesNo,
  toDate,
  toId,
  toList,
  toNumber,
  toOption,
  toText,
  toYesNo,
} from './values'

type Key<Value> = {
  [K in keyof StoredProduct]-?: StoredProduct[K] extends Value | null | undefined ? K : never
}[keyof StoredProduct]

const availabilities = ['active', 'discontinued'] as const
const statuses = ['draft', 'published'] as const
const marketIds = markets.map(({ value }) => value)

/** They identify the product and the state that was exported; they are never written. */
export const keyColumns: [id: Column, updatedAt: Column] = [
  { name: 'id', read: ({ id }) => id, write: () => undefined },
  { name: 'updatedAt', read: ({ updatedAt }) => readDate(updatedAt), write: () => undefined },
]

/** The values that are the same on every site. */
export const sharedColumns: [status: Column, ...Column[]] = [
  {
    name: '_status',
    read: ({ _status }) => _status ?? '',
    write(product, text) {
      product._status = toOption(text, statuses)
    },
  },
  plain('model', toText),
  plain('category', toId),
  {
    name: 'order',
    read: ({ order }) => readNumber(order),
    write(product, text) {
      product.order = text === '' ? null : toNumber(text)
    },
  },
  plain('availability', (text) => toOption(text, availabilities)),
  plain('replacedBy', toId),
  list('markets', marketIds),
  {
    name: 'featured',
    read: ({ featured }) => readYesNo(featured ?? false),
    write(product, text) {
      product.featured = text === '' ? false : toYesNo(text)
    },
  },
  list('sites', siteIds),
  {
    name: 'updateTime',
    read: ({ updateTime }) => readDate(updateTime),
    write(product, text) {
      product.updateTime = text === '' ? null : toDate(text)
    },
  },
  plain('cover', toId),
  list('pictures'),
  plain('hdPicture', toId),
  list('certificates'),
  list('solutions'),
  list('recommendations'),
]

/** The texts of each site, in the order of the form. */
export const textColumns: Column[] = [
  ...siteIds.map((site) => localised('name', site)),
  ...siteIds.map((site) => localised('listName', site)),
  ...siteIds.map((site) => localised('brief', site)),
  ...siteIds.map((site) => overviewOf(site)),
]

function plain(name: Key<string>, parse: (text: string) => string): Column {
  return {
    name,
    read: (product) => (product[name] as string | null | undefined) ?? '',
    write(product, text) {
      Object.assign(product, { [name]: text === '' ? null : parse(text) })
    },
  }
}

function list(name: Key<string[]>, options?: readonly string[]): Column {
  return {
    name,
    read: (product) => readList(product[name]),
    write(product, text) {
      const items = toList(text)
      const unknown = options && items.find((item) => !options.includes(item))
      if (unknown) refuseCell('table:notAnOption', { text: unknown, options: options.join(', ') })
      product[name] = options ? items : items.map(toId)
    },
  }
}

function localised(field: 'name' | 'listName' | 'brief', site: SiteId): Column {
  return {
    name: `${field}:${site}`,
    read: (product) => product[field]?.[site] ?? '',
    write(product, text) {
      product[field] = withText(product[field], site, text === '' ? null : toText(text))
    },
  }
}

function overviewOf(site: SiteId): Column {
  return {
    name: `overview:${site}`,
    read: ({ overview }) => readRichText(overview?.[site]),
    write(product, text) {
      product.overview = withText(product.overview, site, text === '' ? null : toRichText(text))
    },
  }
}

/** Texts of all sites with one replaced; an empty one is left out, so that the site has its fallback's again. */
export function withText<Text>(
  texts: Partial<Record<SiteId, Text | null>> | undefined,
  site: SiteId,
  text: Text | null,
): Partial<Record<SiteId, Text | null>> {
  const { [site]: _replaced, ...others } = texts ?? {}
  return text === null ? others : { ...others, [site]: text }
}
