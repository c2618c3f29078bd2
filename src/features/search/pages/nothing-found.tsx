import { hasPage, href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { SearchResult } from '@/lib/search/engine'
import { supportTypeOf } from '@/lib/support-kinds'
import { EmptyState } from '@/ui/state'
import { TextLink } from '@/ui/text-link'
import styles from '../components/nothing-found.module.css'
import { type SearchParams, toOtherTypes } from '../view-models/tabs'

/** No results of this type: the message of the specification, other types with results, contact link. */
export function NothingFound({ params, counts }: { params: SearchParams; counts: SearchResult['counts'] }) {
  const { site, tag } = params
  const t = translator(site, 'search')
  const elsewhere = toOtherTypes(params, counts)
  return (
    <EmptyState
      title={t('none', { type: t(`types.${tag}`) })}
      action={
        <>
          {elsewhere.length > 0 && (
            <div className={styles.elsewhere}>
              <p id="elsewhere">{t('elsewhere')}</p>
              <ul className={styles.list} aria-labelledby="elsewhere">
                {elsewhere.map((one) => (
                  <li key={one.href}>
                    <TextLink href={one.href} icon="none">
                      {one.label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <TextLink href={contactHref(site)}>{t('contact')}</TextLink>
        </>
      }
    >
      {translator(site, 'common')('empty')}
    </EmptyState>
  )
}

function contactHref(site: SiteId): string {
  if (hasPage(site, 'contact')) return href(site, 'contact')
  return href(site, 'supportDetail', { type: supportTypeOf('contact') ?? undefined })
}
