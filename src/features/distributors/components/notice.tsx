import { Icon } from '@/ui/icon'
import styles from './sign-in.module.css'

export type NoticeText = { title: string; text: string; contact?: { label: string; href: string } }

/** An error inside the form: a toast would be behind the dialog (S2 8). */
export function Notice({ notice }: { notice: NoticeText | null }) {
  return (
    <div role="alert">
      {notice && (
        <div className={styles.notice}>
          <Icon name="warning" />
          <p>
            <strong className={styles.noticeTitle}>{notice.title}</strong>
            {notice.text}
            {notice.contact && (
              <a className={`${styles.link} ${styles.contact}`} href={notice.contact.href}>
                {notice.contact.label}
              </a>
            )}
          </p>
        </div>
      )}
    </div>
  )
}
