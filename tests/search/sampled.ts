import { randomFrom } from '../../scripts/bench/random.ts'

/** Pieces of the Chinese texts, as many of each length, the same each time. */
export function sampledRuns(texts: string[], { each, longest }: { each: number; longest: number }): string[] {
  const runs = texts.flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? [])
  const random = randomFrom(7)
  return Array.from({ length: longest }, (_, index) => index + 1).flatMap((length) => {
    const enough = runs.map((run) => [...run]).filter((run) => run.length >= length)
    const sampled = Array.from({ length: each }, () => {
      const run = enough[Math.floor(random() * enough.length)] ?? []
      const start = Math.floor(random() * (run.length - length + 1))
      return run.slice(start, start + length).join('')
    })
    return [...new Set(sampled)]
  })
}
