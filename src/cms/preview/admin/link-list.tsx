import { Button, useTranslation } from '@payloadcms/ui'
import { isSiteId } from '@/i18n/locales'
import { useAdminText } from '../../admin/use-admin-text'
import { namesOfSites } from '../../site-labels'
import styles from './share-form.module.css'
import type { ListedLink } from './use-preview-links'

type LinkListProps = { links: ListedLink[]; isBusy: boolean; onRevoke: (id: string) => void }

/** The links to a draft, newest first: for whom, by whom, until when, and when they were opened. */
export function LinkList({ links, isBusy, onRevoke }: LinkListProps) {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const timeOf = (iso: string) => format.format(new Date(iso))
  return (
    <section className={styles.links}>
      <h3>{t('sharing:links')}</h3>
      {links.length === 0 && <p>{t('sharing:noLinks')}</p>}
      <ul>
        {links.map((link) => {
          const name = link.recipient ?? t('sharing:nobodyNamed')
          const made = timeOf(link.createdAt)
          return (
            <li key={link.id} className={styles.item}>
              <div>
                <strong>{name}</strong>
                <p>
                  {t('sharing:madeBy', {
                    sites: namesOfSites(link.sites.filter(isSiteId)),
                    name: link.maker ?? t('sharing:formerAccount'),
                    time: made,
                  })}
                </p>
                <p>
                  {stateOf(link)} {openingsOf(link)}
                </p>
              </div>
              {isOpen(link) && (
                <Button
                  aria-label={t('sharing:revokeOf', { name, time: made })}
                  buttonStyle="secondary"
                  disabled={isBusy}
                  margin={false}
                  size="small"
                  onClick={() => onRevoke(link.id)}
                >
                  {t('sharing:revoke')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )

  function stateOf(link: ListedLink): string {
    if (link.revokedAt) return t('sharing:revoked', { time: timeOf(link.revokedAt) })
    const time = timeOf(link.expiresAt)
    return isOpen(link) ? t('sharing:validUntil', { time }) : t('sharing:expired', { time })
  }

  function openingsOf({ openedAt, openings }: ListedLink): string {
    if (!openedAt) return t('sharing:neverOpened')
    return t('sharing:opened', { count: openings, time: timeOf(openedAt) })
  }
}

function isOpen({ revokedAt, expiresAt }: ListedLink): boolean {
  return !revokedAt && Date.parse(expiresAt) > Date.now()
}
