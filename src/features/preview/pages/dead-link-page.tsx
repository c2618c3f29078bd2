import { homePath } from '@/addresses/sites'
import type { PageResult } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { StatusPage } from '@/ui/status-page'
import styles from '@/features/errors/pages/not-found-body.module.css'

/** Why a link to a draft shows nothing: it has ended, is damaged, or the draft makes no page as it is. */
export type Reason = 'ended' | 'unknown' | 'incomplete'

/** In place of a draft: whom to ask, and nothing about the draft. */
export function deadLinkPage(site: SiteId, reason: Reason): PageResult {
  const t = translator(site, 'preview')
  const isGone = reason === 'ended'
  return {
    meta: { title: t(`shared.${reason}.title`), isNotFound: true, isGone },
    body: (
      <StatusPage code={isGone ? '410' : '404'} title={t(`shared.${reason}.title`)}>
        <p className={styles.advice}>{t(`shared.${reason}.advice`)}</p>
        <p className={styles.advice}>
          <a className={styles.home} href={homePath(site)}>
            {t('shared.home')}
          </a>
        </p>
      </StatusPage>
    ),
  }
}
