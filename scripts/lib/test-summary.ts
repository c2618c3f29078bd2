import type { PartResult } from './parts.ts'
import { seconds } from './steps.mjs'

const slowestShown = 10
/** In ms; a build or a database that was there already takes less. */
const shortestShown = 50

/** The time of each part and the slowest tests, as lines to print. */
export function summaryOf(parts: PartResult[]): string[] {
  const slowest = parts
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.took - one.took)
    .slice(0, slowestShown)
  return [
    '',
    '  Time per part',
    ...parts
      .filter(({ took }) => took >= shortestShown)
      .map(({ name, took }) => `  ${seconds(took).padStart(12)}  ${name}`),
    ...(slowest.length > 0 ? ['', '  Slowest tests'] : []),
    ...slowest.map(({ file, name, took }) => `  ${seconds(took).padStart(12)}  ${file} › ${name}`),
    '',
  ]
}
