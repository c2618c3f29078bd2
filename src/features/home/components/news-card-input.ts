import type { Picture } from '@/lib/picture'

/** The fields of an article in the home sections. */
export type NewsCardInput = {
  id: string
  href: string
  title: string
  excerpt: string
  picture?: Picture
  date: { iso: string; text: string }
  typeName: string
}
