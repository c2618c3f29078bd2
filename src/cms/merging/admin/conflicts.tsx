import { useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import type { Choice, Conflict } from '@/lib/merge-values'
import { useAdminText } from '../../admin/use-admin-text'
import { placeIn } from '../../preview/admin/describe-field'
import { useOrigins } from '../../preview/admin/use-origins'
import { ConflictValue } from './conflict-value'
import styles from './conflicts.module.css'
import { useMergedSaves } from './use-merged-saves'

/** Above a form: fields that somebody else has changed at the same time, with both versions. */
export function Conflicts() {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const { labelAt, openForm } = useOrigins()
  const { conflict, conflicts, choose } = useMergedSaves()
  if (!conflict || conflicts.length === 0) return null
  const { savedBy: name, savedAt } = conflict
  const time = new Date(savedAt).toLocaleTimeString(i18n.language, { timeStyle: 'short' })
  return (
    <section className={styles.conflicts} aria-labelledby="conflicts-title" role="alert">
      <p id="conflicts-title">
        {name ? t('merging:title', { name, time }) : t('merging:titleUnknown', { time })}
      </p>
      <ul>
        {conflicts.map((one) => (
          <li key={one.path}>
            <strong>{labelAt(one.path) || one.path}</strong>
            <Versions
              conflict={one}
              field={placeIn(openForm(), one.path)?.field}
              saver={name}
              onChoice={(choice) => void choose(one.path, choice)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type VersionsProps = {
  conflict: Conflict
  field: ClientField | undefined
  /** The name of who saved the other version, if known. */
  saver: string
  onChoice: (choice: Choice) => void
}

function Versions({ conflict: { mine, theirs }, field, saver, onChoice }: VersionsProps) {
  const t = useAdminText()
  return (
    <dl className={styles.versions}>
      <div>
        <dt>{t('merging:mine')}</dt>
        <dd>
          <ConflictValue value={mine} field={field} />
        </dd>
        <dd>
          <button type="button" onClick={() => onChoice('mine')}>
            {t('merging:keepMine')}
          </button>
        </dd>
      </div>
      <div>
        <dt>{saver ? t('merging:theirs', { name: saver }) : t('merging:stored')}</dt>
        <dd>
          <ConflictValue value={theirs} field={field} />
        </dd>
        <dd>
          <button type="button" onClick={() => onChoice('theirs')}>
            {t('merging:takeTheirs')}
          </button>
        </dd>
      </div>
    </dl>
  )
}
