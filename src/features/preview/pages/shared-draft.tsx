import type { CSSProperties } from 'react'
import { RefusedForms } from '@/features/preview/components/refused-forms-loader'
import { formatDate } from '@/i18n/format'
import { languageName, languageTag, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { SharedLink } from '@/server/preview/shared-link'

/** What a link adds to the page of its draft: a bar, and a script that refuses forms. */
export function SharedDraft({ site, shared }: { site: SiteId; shared: SharedLink }) {
  const t = translator(site, 'preview')
  const { token, link, pages } = shared
  const others = [...pages].filter(([id]) => id !== site)
  return (
    <aside style={bar} data-ground="dark" data-print="hide" aria-label={t('shared.draft')}>
      <p>
        <strong>{t('shared.draft')}</strong> {t('shared.until', { date: formatDate(site, link.expiresAt) })}
      </p>
      {others.length > 0 && (
        <nav style={sites} aria-label={t('shared.sites')}>
          {others.map(([id, path]) => (
            <a
              key={id}
              href={`/shared/${token}${path}`}
              hrefLang={languageTag[id]}
              lang={languageTag[id]}
              style={action}
            >
              {languageName[id]}
            </a>
          ))}
        </nav>
      )}
      <RefusedForms text={t('shared.noForms')} />
    </aside>
  )
}

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' }
const bar: CSSProperties = {
  ...row,
  position: 'sticky',
  bottom: 0,
  zIndex: 'var(--z-toast)',
  gap: 'var(--space-8) var(--space-24)',
  padding: 'var(--space-8) var(--space-16)',
  borderTop: 'var(--progress) solid var(--ember)',
  fontSize: 'var(--small-size)',
  lineHeight: 'var(--small-leading)',
}
const sites: CSSProperties = { ...row, gap: 'var(--space-4) var(--space-16)' }
const action: CSSProperties = {
  display: 'inline-block',
  paddingBlock: 'var(--space-4)',
  color: 'var(--link)',
  textDecoration: 'underline',
}
