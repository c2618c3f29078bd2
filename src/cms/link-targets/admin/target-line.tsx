import { useLocale } from '@payloadcms/ui'
import { isSiteId } from '@/i18n/locales'
import { useAdminText } from '../../admin/use-admin-text'
import { siteLabels } from '../../site-labels'
import type { TargetState } from '../targets'
import styles from './target-field.module.css'

type Props = {
  id: string
  state: TargetState | null
  /** Whether the text of the field is no address. */
  isRefused: boolean
}

/** What the address of the field leads to, and what is wrong with it. */
export function TargetLine({ id, state, isRefused }: Props) {
  const t = useAdminText()
  return (
    <div id={id} role="status" className={styles.target}>
      {isRefused && <p className={styles.problem}>{t('targets:invalid')}</p>}
      {state && (
        <>
          <span className={styles.title}>
            {state.kind} · {state.title}
          </span>
          {state.href && <NewTab href={state.href} label={t('targets:open')} />}
          {state.form && <NewTab href={state.form} label={t('targets:edit')} />}
          <Notes state={state} />
        </>
      )}
    </div>
  )
}

function Notes({ state: { problem, otherSite } }: { state: TargetState }) {
  const t = useAdminText()
  const { code } = useLocale()
  const site = otherSite ?? (isSiteId(code) ? code : null)
  return (
    <>
      {otherSite && <p>{t('targets:otherSite', { site: siteLabels[otherSite] })}</p>}
      {problem && (
        <p className={styles.problem}>{t(`targets:${problem}`, { site: site ? siteLabels[site] : '' })}</p>
      )}
    </>
  )
}

function NewTab({ href, label }: { href: string; label: string }) {
  const t = useAdminText()
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={t('targets:newTab', { label })}>
      {label}
    </a>
  )
}
