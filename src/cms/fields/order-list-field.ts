import type { CollectionSlug, UIField } from 'payload'
import type { Label } from '../texts'

type OrderList = {
  name: string
  label: Label
  /** The collection whose documents have this list, and the path of its endpoint (order-endpoints). */
  owner: CollectionSlug
  path: string
  /** The collection of the documents in the list. */
  collection: CollectionSlug
}

/** A sortable list of the documents that belong to this one. */
export function orderList({ name, ...clientProps }: OrderList): UIField {
  return {
    name,
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: { path: '/src/cms/ordering/admin/order-list#OrderField', clientProps } },
    },
  }
}
