import type { en } from './en'

type English = typeof en

export type AdminTexts = { [Area in keyof English]: Record<keyof English[Area], string> }

/** `area:text`, such as `fields:title`. */
export type AdminKey = {
  [Area in keyof English]: `${Area}:${keyof English[Area] & string}`
}[keyof English]
