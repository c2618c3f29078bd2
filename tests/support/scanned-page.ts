/** What the checks of layout and accessibility need of a page: the pages of all browser engines have it. */
export type ScannedPage = {
  /** Runs a script, or a function that uses nothing outside itself, in the page. */
  evaluate<Result, Argument = void>(
    run: string | ((argument: Argument) => Result | Promise<Result>),
    argument?: Argument,
  ): Promise<Result>
  waitForFunction(check: () => boolean): Promise<unknown>
}
