import type { en } from './messages/en'

/** A complete set: every feature and key of the English one. */
export type Messages = typeof en

export type Feature = keyof Messages

/** What a regional set says in other words. */
export type Differences = { [F in Feature]?: Partially<Messages[F]> }

type Partially<Texts> = { [K in keyof Texts]?: Texts[K] extends string ? string : Partially<Texts[K]> }
