/** The name of the field that names a document of a collection. */
export function titleFieldOf({ admin }: { admin: { useAsTitle?: string } }): string {
  return admin.useAsTitle ?? 'id'
}
