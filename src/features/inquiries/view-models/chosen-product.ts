import type { Picture } from '@/lib/picture'

/** A selected product on its card (S2 2.19). */
export type ChosenProduct = { id: string; name: string; classifyName?: string; cover?: Picture }
