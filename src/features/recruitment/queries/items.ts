import type { MediaItem } from '@/server/media'

export type JobItem = {
  id: string
  name: string
  department: string
  place: string
  /** ISO 8601. */
  createTime: string
  /** Address of the description; opens in a new tab. */
  link: string | null
}

export type JobPage = { items: JobItem[]; total: number }

export type OfficePictureItem = { id: string; title: string; picture: MediaItem | null }

/** External link to campus recruitment (S1 2.16). */
export type CareersItem = { campus: { label: string; address: string } | null }
