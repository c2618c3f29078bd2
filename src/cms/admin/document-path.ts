type FormDocument = {
  id?: string | number | undefined
  collectionSlug?: string | undefined
  globalSlug?: string | undefined
}

/** The document or global of a form, as the addresses of the API name it; null before a document is created. */
export function documentPath({ id, collectionSlug, globalSlug }: FormDocument): string | null {
  if (globalSlug) return `globals/${globalSlug}`
  return collectionSlug && id ? `${collectionSlug}/${id}` : null
}
