import type { ReactNode } from 'react'
import { ClientMessages } from '@/i18n/client-messages'
import { languageTag, type SiteId } from '@/i18n/locales'
import { storeSiteScript } from '@/sites/stored-site'
import { siteOf } from '@/sites/site'
import { suggestSiteScript } from '@/sites/suggest-site'
import { brandStyle } from '@/ui/brand'
import { findSettings } from '../queries'
import '@/ui/base.css'

type Props = { site: SiteId; fontClass: string; children: ReactNode }

/** The document of a site: language, layout, the company's brand, and the scripts that store and suggest a site. */
export async function RootDocument({ site, fontClass, children }: Props) {
  const {
    settings: { brand },
  } = await findSettings(site)
  const style = brandStyle({
    ink: brand?.ink ?? undefined,
    accent: brand?.accent ?? undefined,
    font: brand?.fontFamily ?? undefined,
  })
  return (
    // The second script adds an attribute before React reads the document.
    <html
      lang={languageTag[site]}
      className={fontClass}
      data-layout={siteOf(site).layout}
      style={style}
      suppressHydrationWarning
    >
      <body>
        <script dangerouslySetInnerHTML={{ __html: storeSiteScript(site) + ';' + suggestSiteScript(site) }} />
        <ClientMessages site={site} namespaces={['controls', 'errors.failed', 'search.suggest']}>
          {children}
        </ClientMessages>
      </body>
    </html>
  )
}
