/** The package has no types. */
declare module '@bcoe/v8-coverage' {
  import type { Profiler } from 'node:inspector'

  /** Adds the counts of runs of one script. */
  export function mergeScriptCovs(runs: Profiler.ScriptCoverage[]): Profiler.ScriptCoverage | undefined
}
