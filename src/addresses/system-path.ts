/** First segments of everything that is no page: admin, contract, files, assets, probes. */
const systemFolders = new Set([
  'admin',
  'api',
  'f',
  'biomedical-admin-api',
  'file',
  'static',
  'preview',
  'distributor',
  'request',
  'suggest',
  'healthz',
  'readyz',
  'internal',
  'rss',
  '.well-known',
])

const assetName =
  /\.(avif|bmp|css|gif|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|svg|txt|webm|webmanifest|webp|woff2?|xml)$/i

/** Whether a path belongs to the system and not to the address table; folders that start with _ are Next's. */
export function isSystemPath(path: string): boolean {
  const segments = path.split('/').filter(Boolean)
  const first = segments[0] ?? ''
  if (systemFolders.has(first) || first.startsWith('_')) return true
  // Ownership proofs of search engines are pages at the root.
  return assetName.test(path) || (segments.length === 1 && first.endsWith('.html'))
}
