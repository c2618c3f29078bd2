import { isOneOf } from './typed-keys'

/** The collections to whose documents banners and texts may link. */
export const linkableCollections = ['news', 'products', 'solutions', 'cases'] as const

export type LinkableCollection = (typeof linkableCollections)[number]

export type DocumentRef = { collection: LinkableCollection; id: string }

export function isLinkable(collection: string): collection is LinkableCollection {
  return isOneOf(linkableCollections, collection)
}
