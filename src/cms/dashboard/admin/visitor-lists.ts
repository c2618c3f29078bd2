import { newRedirectLink } from '../../redirects/new-redirect-link'
import { siteLabels } from '../../site-labels'
import { findMostMissing } from '../missing'
import { counted, type ListContext, type ListItem } from './list-context'

/** Each with one click to a redirect. */
export async function missingAddresses(context: ListContext, limit: number): Promise<ListItem[]> {
  const { payload, t } = context
  const missing = await findMostMissing(payload, limit)
  return missing.map(({ id, address, site, count, lastAt }) => ({
    id,
    title: address,
    href: `/admin/collections/missing-addresses/${id}`,
    notes: [...(site === 'all' ? [] : [siteLabels[site]]), counted(context, 'dashboard:requests', count)],
    at: lastAt,
    action: {
      href: newRedirectLink({ from: address, site }),
      label: t('redirects:create'),
      about: t('redirects:createFor', { address }),
    },
  }))
}
