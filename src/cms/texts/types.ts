import type { en, messages } from './en'

type English = typeof en
type EnglishMessages = typeof messages

export type AdminTexts = { [Area in keyof English]: Record<keyof English[Area], string> }

export type Messages = Pick<AdminTexts, keyof EnglishMessages>

/** `area:text`, such as `fields:title`. */
export type AdminKey = KeyIn<English>

/** The same of a message; `tools:text` has the forms `text_one` and `text_other` where it counts. */
export type MessageKey = WithoutForm<KeyIn<EnglishMessages>>

type KeyIn<Texts> = { [Area in keyof Texts & string]: `${Area}:${keyof Texts[Area] & string}` }[keyof Texts &
  string]

type WithoutForm<Key> = Key extends `${infer Text}_one` ? Text : Key extends `${string}_other` ? never : Key
