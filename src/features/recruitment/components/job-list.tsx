import { Icon } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { JobView } from '../view-models/jobs'
import styles from './job-list.module.css'

type JobListProps = {
  jobs: JobView[]
  words: { job: string; department: string; place: string; date: string; newWindow: string }
}

/** Open positions; each opens its description on another site in a new tab (S1 2.16). */
export function JobList({ jobs, words }: JobListProps) {
  return (
    <table className={styles.jobs}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{words.job}</th>
          <th scope="col">{words.department}</th>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.date}</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row">
              <JobName job={job} words={words} />
            </th>
            <td data-label={words.department}>{job.department}</td>
            <td data-label={words.place}>{job.place}</td>
            <td data-label={words.date}>
              <time dateTime={job.date.iso}>{job.date.text}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function JobName({ job, words }: { job: JobView; words: JobListProps['words'] }) {
  if (!job.href) return job.name
  return (
    <a className={styles.link} href={job.href} target="_blank" rel="noopener">
      {job.name}
      <Icon name="external" small />
      <VisuallyHidden> ({words.newWindow})</VisuallyHidden>
    </a>
  )
}
