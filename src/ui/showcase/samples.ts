import type { SiteId } from '@/i18n/locales'
import type { Picture } from '@/lib/picture'

/** All texts of the showcase, so that both layouts show the same components. */
export type Samples = {
  site: SiteId
  company: string
  parts: Record<PartName, string>
  actions: {
    primary: string
    second: string
    small: string
    busy: string
    off: string
    all: string
    clear: string
  }
  sentence: { before: string; link: string; after: string }
  fields: Record<
    'name' | 'mail' | 'mailError' | 'country' | 'city' | 'cityFirst' | 'message' | 'hint',
    string
  >
  consents: { agree: string; policy: string; news: string; error: string }
  tabs: { id: string; label: string; panel: string }[]
  classes: { name: string; rows: { label: string; value: string }[] }[]
  tags: string[]
  good: string
  alarm: string
  product: { name: string; note: string; action: string }
  dialog: Record<'open' | 'title' | 'text' | 'cancel' | 'send' | 'video', string>
  toast: Record<'done' | 'error' | 'retry', string>
  empty: { title: string; text: string; action: string }
  error: { title: string; text: string; retry: string }
  loading: string
  heading: { label: string; title: string; note: string }
  news: {
    date: string
    day: string
    month: string
    year: string
    category: string
    title: string
    brief: string
  }[]
  figures: { value: string; unit: string; note: string }[]
  counters: { value: string; note: string }[]
  slides: { id: string; label: string; figure: string; title: string }[]
  prose: string
  long: string
}

const partNames = [
  'buttons',
  'links',
  'inputs',
  'tabs',
  'foldingTabs',
  'table',
  'pagination',
  'tags',
  'popover',
  'dialog',
  'toast',
  'empty',
  'icons',
  'figures',
  'cards',
  'carousel',
  'gallery',
  'slider',
  'spotlight',
  'marquee',
  'prose',
] as const

type PartName = (typeof partNames)[number]

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000"><defs><linearGradient id="w" y2="1" x2="0"><stop stop-color="#06121d"/><stop offset="1" stop-color="#2d6183"/></linearGradient><linearGradient id="f" y2="1" x2="0"><stop stop-color="#7fa9c0"/><stop offset="1" stop-color="#0a1b2a"/></linearGradient></defs><path fill="url(#w)" d="M0 0h1600v640H0z"/><path fill="url(#f)" d="M0 640h1600v360H0z"/><g fill="#d5e0e6"><path d="M180 220h300v600H180zM540 280h230v460H540zM820 330h170v360H820z"/></g><g fill="#06121d"><path d="M210 260h150v60H210zM565 310h110v44H565zM840 352h84v34h-84z"/></g></svg>`

export function samplePicture(alt: string): Picture {
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}#${alt}`, width: 1600, height: 1000, alt }
}
