import { toRss } from '@/features/feeds/view-models'
import { findNewsPage } from '@/features/news/queries'
import { findSettings } from '@/features/shell/queries'
import { isSiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'
import { recordReads } from '@/lib/recorded-reads'
import { env } from '@/server/env'
import { handleErrors } from '@/server/http-responses'

const feedLength = 20

type Context = { params: Promise<{ site: string }> }

export const GET = (_request: Request, { params }: Context) =>
  handleErrors(async () => feedOf((await params).site))

async function feedOf(site: string): Promise<Response> {
  if (!isSiteId(site)) refuse('notFound', 'There is no such feed.')
  const { result, tags } = await recordReads(() =>
    Promise.all([findNewsPage(site, { pageNo: 1, pageSize: feedLength }), findSettings(site)]),
  )
  const [{ items }, { settings }] = result
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
      'x-isotherm-tags': [...tags].join(','),
    },
  })
}
