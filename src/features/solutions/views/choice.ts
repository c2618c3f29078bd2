import type { SolutionTypeItem } from '../queries/items'

/**
 * The solution that an address means: the one of its id, the one of its name in any case, else the first one
 * of the first type (S2 2.6); null where the site has none.
 */
export function chosenId(
  types: SolutionTypeItem[],
  { solutionId, name }: Readonly<Record<string, string>>,
): string | null {
  const solutions = types.flatMap((type) => type.solutions)
  const named = name ? solutions.find((solution) => isAlike(solution.name, name)) : undefined
  return solutionId ?? named?.id ?? solutions[0]?.id ?? null
}

function isAlike(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
