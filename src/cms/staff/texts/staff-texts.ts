import type { en } from './en'

export type StaffTexts = Record<keyof typeof en, string>
export type StaffKey = `staff:${keyof StaffTexts}`
