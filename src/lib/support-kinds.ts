import { isKeyOf } from './typed-keys'

/** The pages below the Chinese support page; their types 0, 1 and 2 are used in addresses and the contract (S2 2.17, 9). */
export const supportKinds = ['maintenance', 'contact', 'repair'] as const

export type SupportKind = (typeof supportKinds)[number]

const types = { maintenance: '0', contact: '1', repair: '2' } as const satisfies Record<SupportKind, string>

/** The type of a kind in addresses; null for an unknown kind. */
export function supportTypeOf(kind: string): '0' | '1' | '2' | null {
  return isKeyOf(types, kind) ? types[kind] : null
}
