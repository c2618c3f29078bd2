import { toRss } from '@/features/feeds/view-models'
import { findNewsPage } from '@/features/news/queries'
import { findSettings } from '@/features/shell/queries'
import { isSiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { env } from '@/server/env'

const feedLength = 20

type Context = { params: Promise<{ site: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { site } = await params
  if (!isSiteId(site)) return new Response('There is no such feed.', { status: 404 })
  const { items } = await findNewsPage(site, { pageNo: 1, pageSize: feedLength })
  const { settings } = await findSettings(site)
  const t = translator(site, 'news')
  const rss = toRss({
    site,
    items,
    company: settings.companyName,
    title: t('title'),
    description: t('lead'),
    origin: env.publicOrigin,
  })
  return new Response(rss, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'x-isotherm-tags': 'news:list,media:list,global:site-settings',
    },
  })
}
