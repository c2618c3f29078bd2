/** The package has no types, and those of others do not know `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> })
    encoding<Name extends string>(
      available: readonly Name[],
      options?: { preferred?: readonly string[] },
    ): Name | undefined
  }
}
