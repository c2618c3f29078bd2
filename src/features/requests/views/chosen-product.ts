import type { Picture } from '@/lib/picture'

/** A product that a request is about, as its card shows it (S2 2.19). */
export type ChosenProduct = { id: string; name: string; classifyName?: string; cover?: Picture }
