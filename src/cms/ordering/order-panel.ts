import type { CollectionConfig } from 'payload'
import { orderEndpoints } from './order-endpoints'
import type { Label } from '../texts'
import type { OrderedCollection } from './write-order'

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>

type Panel = { label: Label; address: string; collection: OrderedCollection }

/** Above the admin's table of a collection: sortable lists, read and written at their `address`. */
export function orderPanels(panels: Panel[]): Components {
  const path = '/src/cms/ordering/admin/order-list#OrderPanel'
  return { beforeListTable: panels.map((clientProps) => ({ path, clientProps })) }
}

export function orderPanel(panel: Panel): Components {
  return orderPanels([panel])
}

type OrderedConfig = CollectionConfig & { slug: OrderedCollection }

/** A content collection whose documents have one manual order, which is set above the admin's table. */
export function withManualOrder(label: Label, config: OrderedConfig): CollectionConfig {
  const collection = config.slug
  const address = `/api/${collection}/all/order`
  const ownEndpoints = config.endpoints || []
  return {
    ...config,
    admin: { ...config.admin, components: orderPanel({ label, address, collection }) },
    defaultSort: 'order',
    endpoints: [...ownEndpoints, ...orderEndpoints({ path: '/:id/order', collection, of: () => ({}) })],
  }
}
