import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { ServerProps } from 'payload'
import { countOpen, findNewest } from '../../requests/open'
import { timeOf } from '../../requests/letter'
import { requestKindLabels } from '@/lib/requests/kinds'
import styles from './dashboard.module.css'

const inbox = '/admin/collections/requests'

/** On the dashboard: what waits in the inbox. Who sees nothing else is there at once. */
export async function InboxDashboard({ payload, permissions, user }: ServerProps) {
  if (user?.collection === 'users' && user.role === 'inbox') redirect(inbox)
  if (!permissions?.collections?.requests?.read) return null
  const [{ fresh, progress, mine }, newest] = await Promise.all([
    countOpen(payload, user?.id),
    findNewest(payload),
  ])
  return (
    <section className={styles.inbox} aria-labelledby="inbox">
      <h2 id="inbox">
        <Link href={inbox} prefetch={false}>
          Inbox
        </Link>
      </h2>
      <ul className={styles.counts}>
        <Count count={fresh} label="new" where={{ status: { equals: 'new' } }} />
        <Count count={progress} label="in progress" where={{ status: { equals: 'progress' } }} />
        <Count
          count={mine}
          label="yours and open"
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
              <span>{[sender, company].filter(Boolean).join(', ')}</span>
              <span className={styles.quiet}>
                {requestKindLabels[kind]}, {timeOf(createdAt)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

type Counted = { count: number; label: string; where: Record<string, Record<string, unknown>> }

function Count({ count, label, where }: Counted) {
  const query = Object.entries(where).flatMap(([field, condition]) =>
    Object.entries(condition).map(([operator, value]) => [`where[${field}][${operator}]`, String(value)]),
  )
  return (
    <li>
      <Link href={`${inbox}?${new URLSearchParams(query)}`} prefetch={false}>
        <strong>{count.toLocaleString('en')}</strong> {label}
      </Link>
    </li>
  )
}
