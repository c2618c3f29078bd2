/** The pages below the Chinese support page; their types 0, 1 and 2 are used in addresses and the contract (S2 2.17, 9). */
export const supportKinds = ['maintenance', 'contact', 'repair'] as const

export type SupportKind = (typeof supportKinds)[number]

/** The type of a kind in addresses; null for an unknown kind. */
export function supportTypeOf(kind: string): '0' | '1' | '2' | null {
  const type = supportKinds.findIndex((one) => one === kind)
  return type < 0 ? null : (String(type) as '0' | '1' | '2')
}
