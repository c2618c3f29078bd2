import { isKeyOf } from '@/lib/typed-keys'
import { dashboardLists } from '../dashboard/admin/lists'
import type { MessageKey } from '../texts/types'
import { collectionViews } from './own-views'

/** The views of a document or a setting, by the last part of their address. */
const documentViews = { sites: 'previews:sites', compare: 'previews:compare' } as const

/**
 * The title of a view of ours for the tab of the browser, which Payload takes in one language only.
 * @param segments the parts of its address below `/admin`; none on the dashboard
 */
export function viewTitle(segments: readonly string[] = []): MessageKey | null {
  const [kind = '', slug = '', ...rest] = segments
  if (kind === 'overview') return isKeyOf(dashboardLists, slug) ? dashboardLists[slug].title : null
  if (kind === 'guide') return 'guide:title'
  const path = `/${rest.join('/')}`
  const view = collectionViews.find((one) => one.collection === slug && one.path === path)
  if (view && kind === 'collections') return view.key
  const name = rest.at(-1) ?? ''
  const isDocument = rest.length === (kind === 'globals' ? 1 : 2)
  return isDocument && isKeyOf(documentViews, name) ? documentViews[name] : null
}
