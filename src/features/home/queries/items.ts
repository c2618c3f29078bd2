import type { MediaItem } from '@/server/media'

export type HomePageItem = {
  /** Figures with their labels; an entry without a figure is an advantage (readings 8). */
  statistics: { figure: string; label: string; note: string }[]
  /** Null without a title (readings 9). */
  iot: IotItem | null
}

export type IotItem = {
  title: string
  text: string
  points: string[]
  picture: MediaItem | null
  link: { label: string; address: string } | null
}
