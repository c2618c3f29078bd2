import type { en } from './messages/en'

/** A complete set has every feature and key of the English one. */
export type Messages = typeof en

export type Feature = keyof Messages

/** The messages that a regional set overrides. */
export type MessageOverrides = { [F in Feature]?: Partially<Messages[F]> }

type Partially<Texts> = { [K in keyof Texts]?: Texts[K] extends string ? string : Partially<Texts[K]> }
