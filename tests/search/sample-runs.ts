import { seededRandom } from '../../scripts/bench/random.ts'

/** Random substrings of the Chinese texts, equally many of each length, the same in every run. */
export function sampleRuns(
  texts: string[],
  { perLength, maxLength }: { perLength: number; maxLength: number },
): string[] {
  const runs = texts.flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? [])
  const random = seededRandom(7)
  return Array.from({ length: maxLength }, (_, index) => index + 1).flatMap((length) => {
    const enough = runs.map((run) => [...run]).filter((run) => run.length >= length)
    const sampled = Array.from({ length: perLength }, () => {
      const run = enough[Math.floor(random() * enough.length)] ?? []
      const start = Math.floor(random() * (run.length - length + 1))
      return run.slice(start, start + length).join('')
    })
    return [...new Set(sampled)]
  })
}
