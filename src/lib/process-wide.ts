/**
 * A value of which the process has only one. The gateway, the proxy and the parts of the application are bundled
 * separately and have their own copies of a module's variables.
 * @param name unique in the code; always has values of the same type
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`isotherm.${name}`)
  // Only this function writes the property, and each name has one type.
  const shared = globalThis as { [key]?: { value: Value } }
  return (shared[key] ??= { value: create() }).value
}
