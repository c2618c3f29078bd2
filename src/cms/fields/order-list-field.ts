import type { CollectionSlug, UIField } from 'payload'

type OrderList = {
  name: string
  label: string
  /** The collection whose documents have such a list, and the endpoint of it (order-endpoints). */
  owner: CollectionSlug
  path: string
  /** What stands in the list. */
  collection: CollectionSlug
}

/** A list of the documents that belong to this one, to be put into their order. */
export function orderList({ name, ...clientProps }: OrderList): UIField {
  return {
    name,
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: { path: '/src/cms/admin/ordering/order-list#OrderField', clientProps } },
    },
  }
}
