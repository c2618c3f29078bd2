/**
 * A stored state of a document or global whose page a preview shows: the draft that was saved last, what is
 * published, or the id of a version. A global has no id.
 */
export type PreviewVersion = { slug: string; id: string; version: string }

/** What the proxy tells the page about the address of a preview. Without an editor's session it has no effect. */
export const versionHeader = 'x-preview-version'

// Versions are numbered with PostgreSQL's integers.
const versionPrefix = /^\/preview\/versions\/([\w-]+)\/(\d+|-)\/(draft|published|\d{1,9})(?=\/)/
const noId = '-'

/** The address of the preview of a page with a stored state, or null if they are not valid. */
export function versionPath({ slug, id, version }: PreviewVersion, publicPath: string): string | null {
  const path = `/preview/versions/${slug}/${id || noId}/${version}${publicPath}`
  return versionPrefix.test(path) ? path : null
}

/** The public path that a preview's path contains, and the stored state that it shows, if it names one. */
export function readPreviewPath(path: string): { version: PreviewVersion | null; publicPath: string } {
  const found = versionPrefix.exec(path)
  if (!found) return { version: null, publicPath: path.slice('/preview'.length) }
  const [prefix, slug = '', id = '', version = ''] = found
  return { version: { slug, id: id === noId ? '' : id, version }, publicPath: path.slice(prefix.length) }
}

export function writeVersion({ slug, id, version }: PreviewVersion): string {
  return `${slug}/${id}/${version}`
}

export function parseVersion(text: string | null): PreviewVersion | null {
  const [slug, id, version] = text?.split('/') ?? []
  return slug && id !== undefined && version ? { slug, id, version } : null
}
