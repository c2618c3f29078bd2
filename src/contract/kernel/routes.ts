import { type Operation, pathOf } from './operation'

/** The operation at an address, with the values of its path parameters. */
export type RouteMatch = { operation: Operation; pathParameters: readonly [name: string, value: string][] }

export type Routes = (path: string) => RouteMatch | undefined

/**
 * Looks up the path below `/f/`, decoded once. Paths without parameters take precedence, so that
 * `things/list` is never the thing with the id `list`.
 */
export function createRoutes(operations: readonly Operation[]): Routes {
  const shapes = new Set(operations.map((operation) => pathOf(operation).replaceAll(inBraces, '{}')))
  if (shapes.size !== operations.length) throw new Error('two operations share an address')

  const patterns = operations.filter((operation) => pathParametersOf(operation).length > 0)
  const fixed = operations.filter((operation) => !patterns.includes(operation))
  const byPath = new Map(fixed.map((operation) => [pathOf(operation), operation]))
  return (path) => {
    const operation = byPath.get(path)
    if (operation) return { operation, pathParameters: [] }
    return patterns.map((pattern) => match(pattern, path)).find((found) => found !== undefined)
  }
}

/** The names of the path parameters, such as `solutionId` in `/f/solution/{solutionId}/catalogue`. */
export function pathParametersOf(operation: Pick<Operation, 'route'>): string[] {
  return [...pathOf(operation).matchAll(inBraces)].map(([, name = '']) => name)
}

/** The path with the values filled in. */
export function fillPath(path: string, values: ReadonlyMap<string, string>): string {
  return path.replaceAll(inBraces, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
}

const inBraces = /\{(\w+)\}/g

function match(operation: Operation, path: string): RouteMatch | undefined {
  const parts = pathOf(operation).split('/')
  const given = path.split('/')
  if (parts.length !== given.length) return undefined
  const pathParameters: [string, string][] = []
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? ''
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name && value) pathParameters.push([name, value])
    else if (value !== part) return undefined
  }
  return { operation, pathParameters }
}
