import type { en } from './messages/en'

/** A complete set has every feature and key of the English one. */
export type Messages = typeof en

type Feature = keyof Messages

/** A feature, or a group of its messages: 'distributors', 'distributors.signIn'. */
export type Namespace = GroupsOf<Messages>

/** The keys of a namespace; those of nested groups are joined by dots. */
export type MessageKey<N extends Namespace> = KeysOf<GroupAt<Messages, N>>

/** The messages that a regional set overrides. */
export type MessageOverrides = { [F in Feature]?: Partially<Messages[F]> }

type Partially<Texts> = { [K in keyof Texts]?: Texts[K] extends string ? string : Partially<Texts[K]> }

type GroupsOf<Texts> = {
  [K in keyof Texts & string]: Texts[K] extends string ? never : K | `${K}.${GroupsOf<Texts[K]>}`
}[keyof Texts & string]

type KeysOf<Texts> = {
  [K in keyof Texts & string]: Texts[K] extends string ? K : `${K}.${KeysOf<Texts[K]>}`
}[keyof Texts & string]

type GroupAt<Texts, Path extends string> = Path extends keyof Texts
  ? Texts[Path]
  : Path extends `${infer First}.${infer Rest}`
    ? First extends keyof Texts
      ? GroupAt<Texts[First], Rest>
      : never
    : never
