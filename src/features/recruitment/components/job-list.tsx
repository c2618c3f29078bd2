import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Icon } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { JobView } from '../view-models/jobs'
import styles from './job-list.module.css'

/** Open positions; each opens its description on another site in a new tab (S1 2.16). */
export function JobList({ site, jobs }: { site: SiteId; jobs: JobView[] }) {
  const t = translator(site, 'recruitment')
  return (
    <table className={styles.jobs}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('job')}</th>
          <th scope="col">{t('department')}</th>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('date')}</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row">
              <JobName site={site} job={job} />
            </th>
            <td data-label={t('department')}>{job.department}</td>
            <td data-label={t('place')}>{job.place}</td>
            <td data-label={t('date')}>
              <time dateTime={job.date.iso}>{job.date.text}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function JobName({ site, job }: { site: SiteId; job: JobView }) {
  if (!job.href) return job.name
  return (
    <a className={styles.link} href={job.href} target="_blank" rel="noopener">
      {job.name}
      <Icon name="external" small />
      <VisuallyHidden> ({translator(site, 'controls')('newWindow')})</VisuallyHidden>
    </a>
  )
}
