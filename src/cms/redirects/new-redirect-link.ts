/** The address of the form of a new redirect. */
export function newRedirectLink(values: { from: string; site: string }): string {
  return `/admin/collections/redirects/create?${new URLSearchParams(values)}`
}
