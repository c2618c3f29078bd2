import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { ServerProps, WidgetServerProps } from 'payload'
import widgetStyles from '../../dashboard/admin/dashboard.module.css'
import { canReadInbox } from '../../access/roles'
import { countOpenInquiries, findNewInquiries } from '../open-inquiries'
import { LocalTime } from '../../admin/local-time'
import { adminText } from '../../texts'
import styles from './dashboard.module.css'

const inbox = '/admin/collections/requests'

/** Before the dashboard: accounts with the role `inbox` see nothing of it. */
export function InboxRedirect({ user }: ServerProps) {
  if (user?.collection === 'users' && user.role === 'inbox') redirect(inbox)
  return null
}

/** On the dashboard: open inquiries. */
export async function InboxWidget({ req, user }: WidgetServerProps) {
  if (!canReadInbox(req)) return null
  const { payload, i18n } = req
  const [{ fresh, progress, mine }, newest] = await Promise.all([
    countOpenInquiries(payload, user?.id),
    findNewInquiries(payload),
  ])
  const t = adminText({ i18n })
  const { language } = i18n
  return (
    <section className={widgetStyles.widget} aria-labelledby="inbox">
      <h2 id="inbox">
        <Link href={inbox} prefetch={false}>
          {t('inbox:title')}
        </Link>
      </h2>
      <ul className={styles.counts}>
        <Count
          number={fresh.toLocaleString(language)}
          label={t('inbox:new', { count: fresh })}
          where={{ status: { equals: 'new' } }}
        />
        <Count
          number={progress.toLocaleString(language)}
          label={t('inbox:inProgress')}
          where={{ status: { equals: 'progress' } }}
        />
        <Count
          number={mine.toLocaleString(language)}
          label={t('inbox:mine', { count: mine })}
          where={{ status: { in: 'new,progress' }, owner: { equals: user?.id } }}
        />
      </ul>
      {newest.length > 0 && (
        <ol className={styles.newest}>
          {newest.map(({ id, reference, kind, sender, company, createdAt }) => (
            <li key={id}>
              <Link href={`${inbox}/${id}`} prefetch={false}>
                {reference}
              </Link>
              <span>{[sender, company].filter(Boolean).join(' · ')}</span>
              <span className={styles.quiet}>
                {t(`inquiryKinds:${kind}`)} · <LocalTime iso={createdAt} language={language} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

type CountProps = { number: string; label: string; where: Record<string, Record<string, unknown>> }

function Count({ number, label, where }: CountProps) {
  const query = Object.entries(where).flatMap(([field, condition]) =>
    Object.entries(condition).map(([operator, value]) => [`where[${field}][${operator}]`, String(value)]),
  )
  return (
    <li>
      <Link href={`${inbox}?${new URLSearchParams(query)}`} prefetch={false}>
        <strong>{number}</strong> {label}
      </Link>
    </li>
  )
}
