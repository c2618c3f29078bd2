import type { PerSite } from '../tables/stored-document'

export type StoredTrait = {
  id?: string
  image?: string | null
  firstTrait?: PerSite<string>
  secondTraits?: PerSite<string>
}

export type StoredApproval = {
  id?: string
  kind?: string | null
  code?: string | null
  expires?: string | null
  document?: string | null
}

export type StoredParameter = {
  id?: string
  parameter: string
  value?: number | null
  upTo?: number | null
  unit?: string | null
  text?: PerSite<string>
  flag?: boolean | null
}

/** A product as the database gives it: relations as ids, texts of all sites. */
export type StoredProduct = {
  id: string
  _status?: 'draft' | 'published' | null
  createdAt?: string
  updatedAt?: string
  updateTime?: string | null
  model?: string | null
  category?: string | null
  order?: number | null
  availability?: string | null
  replacedBy?: string | null
  markets?: string[] | null
  featured?: boolean | null
  sites?: string[] | null
  cover?: string | null
  pictures?: string[] | null
  hdPicture?: string | null
  certificates?: string[] | null
  solutions?: string[] | null
  recommendations?: string[] | null
  name?: PerSite<string>
  listName?: PerSite<string>
  brief?: PerSite<string>
  overview?: PerSite<unknown>
  traits?: StoredTrait[] | null
  approvals?: StoredApproval[] | null
  parameters?: StoredParameter[] | null
}
