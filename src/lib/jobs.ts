/** What is sent here says that jobs are due; every process listens. */
export const jobsChannel = 'jobs'

/** What the CMS does when nobody waits for it. */
export type Worker = {
  /** Runs some of the jobs that are due; false when there were none. */
  work: () => Promise<boolean>
  /** Takes away what is kept for a time only, as housekeeping does for plain tables. @returns how many of each */
  tidy: () => Promise<Record<string, number>>
}
