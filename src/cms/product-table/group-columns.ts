import { siteIds, type SiteId } from '@/i18n/locales'
import { approvalKinds } from '@/lib/approval-kinds'
import { refuseCell } from '../tables/cell-error'
import type { Column, Reference } from '../tables/column'
import { withValue } from '../tables/stored-document'
import type { StoredApproval, StoredProduct, StoredTrait } from './stored-product'
import { readDate, toDate, toId, toOption, toText } from '../tables/values'

export type Group = 'trait' | 'approval'

export const maxGroups = 20

/** The columns of the nth feature: picture, heading and sub-lines. */
export function traitColumns(number: number): Column<StoredProduct>[] {
  const texts = (field: 'firstTrait' | 'secondTraits') =>
    siteIds.map((site) => traitText({ number, field, site }))
  return [
    {
      name: `trait${number}.image`,
      read: ({ traits }) => traits?.[number - 1]?.image ?? '',
      write(product, text) {
        traitAt(product, number).image = text === '' ? null : toId(text)
      },
      refersTo: ({ traits }) => referencesTo('media', traits?.[number - 1]?.image),
    },
    ...texts('firstTrait'),
    ...texts('secondTraits'),
  ]
}

export function approvalColumns(number: number): Column<StoredProduct>[] {
  const column = (
    field: 'kind' | 'code' | 'expires' | 'document',
    parse: (text: string) => string,
  ): Column<StoredProduct> => ({
    name: `approval${number}.${field}`,
    read({ approvals }) {
      const value = approvals?.[number - 1]?.[field]
      return field === 'expires' ? readDate(value) : (value ?? '')
    },
    write(product, text) {
      approvalAt(product, number)[field] = text === '' ? null : parse(text)
    },
  })
  return [
    column('kind', (text) => toOption(text, approvalKinds)),
    column('code', toText),
    column('expires', toDate),
    {
      ...column('document', toId),
      refersTo: ({ approvals }) => referencesTo('materials', approvals?.[number - 1]?.document),
    },
  ]
}

function referencesTo(collection: 'media' | 'materials', id: string | null | undefined): Reference[] {
  return id ? [{ collection, id }] : []
}

/** Removes empty entries at the end; an empty entry before a filled one is refused. */
export function trimGroups(product: StoredProduct): void {
  product.traits = trimmed(product.traits ?? [], isEmptyTrait)
  product.approvals = trimmed(product.approvals ?? [], isEmptyApproval)
}

function trimmed<Entry>(entries: Entry[], isEmpty: (entry: Entry) => boolean): Entry[] {
  const filled = entries.slice(0, entries.findLastIndex((entry) => !isEmpty(entry)) + 1)
  const emptyNumber = filled.findIndex(isEmpty) + 1
  if (emptyNumber > 0) refuseCell('table:groupGap', { empty: emptyNumber, next: emptyNumber + 1 })
  return filled
}

type TraitText = { number: number; field: 'firstTrait' | 'secondTraits'; site: SiteId }

function traitText({ number, field, site }: TraitText): Column<StoredProduct> {
  return {
    name: `trait${number}.${field}:${site}`,
    read: ({ traits }) => traits?.[number - 1]?.[field]?.[site] ?? '',
    write(product, text) {
      const trait = traitAt(product, number)
      trait[field] = withValue(trait[field], site, text === '' ? null : toText(text))
    },
  }
}

function traitAt(product: StoredProduct, number: number): StoredTrait {
  return entryAt((product.traits ??= []), number, () => ({}))
}

function approvalAt(product: StoredProduct, number: number): StoredApproval {
  return entryAt((product.approvals ??= []), number, () => ({}))
}

function entryAt<Entry>(entries: Entry[], number: number, newEntry: () => Entry): Entry {
  const existing = entries[number - 1]
  if (existing) return existing
  entries.push(newEntry())
  return entryAt(entries, number, newEntry)
}

function isEmptyTrait({ image, firstTrait, secondTraits }: StoredTrait): boolean {
  const texts = [...Object.values(firstTrait ?? {}), ...Object.values(secondTraits ?? {})]
  return !image && !texts.some(Boolean)
}

function isEmptyApproval({ kind, code, expires, document }: StoredApproval): boolean {
  return !kind && !code && !expires && !document
}
