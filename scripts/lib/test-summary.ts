import type { PartResult } from './test-parts.ts'
import { formatDuration } from './steps.mjs'

const maxSlowest = 10
/** In ms; a resource that was already available takes less. */
const minDuration = 50

/** The duration of each part and the slowest tests, as lines to print. */
export function summaryOf(parts: PartResult[]): string[] {
  const slowest = parts
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.took - one.took)
    .slice(0, maxSlowest)
  return [
    '',
    '  Time per part',
    ...parts
      .filter(({ took }) => took >= minDuration)
      .map(({ name, took }) => `  ${formatDuration(took).padStart(12)}  ${name}`),
    ...(slowest.length > 0 ? ['', '  Slowest tests'] : []),
    ...slowest.map(({ file, name, took }) => `  ${formatDuration(took).padStart(12)}  ${file} › ${name}`),
    '',
  ]
}
