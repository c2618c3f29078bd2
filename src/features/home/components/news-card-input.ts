import type { Picture } from '@/lib/picture'

/** What the home sections show of an article. */
export type NewsCardInput = {
  id: string
  href: string
  title: string
  excerpt: string
  picture?: Picture
  date: { iso: string; text: string }
  typeName: string
}
