/** The PostgreSQL channel for notifications of due jobs; every process listens. */
export const jobsChannel = 'jobs'

/** Background work of the CMS. */
export type Worker = {
  /** Runs a batch of due jobs; false when there were none. */
  runJobs: () => Promise<boolean>
  /** Deletes expired documents, as housekeeping does for plain tables. @returns how many by collection */
  cleanUp: () => Promise<Record<string, number>>
}
