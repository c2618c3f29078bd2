import { isPublicFile } from '@/lib/public-files'

/** First segments of all paths that are not pages: admin, contract, files, assets, probes. */
const systemFolders = new Set([
  'admin',
  'api',
  'f',
  'biomedical-admin-api',
  'file',
  'preview',
  'shared',
  'request',
  'suggest',
  'messages',
  'healthz',
  'readyz',
  'internal',
  'rss',
  'csv',
])

/** Single system routes, whose first segment is not reserved for the system. */
const systemRoutes =
  /^\/(?:distributor\/(?:code|collection|forgot|library|password|session|sign-in|sign-out)|static\/(?:policy\.pdf|pdf\/(?:web\/viewer\.html|library\/.+))|robots\.txt|sitemap\.xml)$/

/** Whether a path belongs to the system and not to the address table; folders that start with _ are Next's. */
export function isSystemPath(path: string): boolean {
  const first = path.split('/').find(Boolean) ?? ''
  return systemFolders.has(first) || first.startsWith('_') || systemRoutes.test(path) || isPublicFile(path)
}
