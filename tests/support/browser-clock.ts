import type { Locator } from '@playwright/test'

/** Ends the turn of a carousel whose filling line is its clock; gives how long the turn was to be, in ms. */
export function endTurn(carousel: Locator): Promise<number[]> {
  return carousel.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .map((animation) => {
        const duration = animation.effect?.getTiming().duration
        animation.finish()
        return Number(duration)
      }),
  )
}

/** The place of the current item among those of a list. */
export function currentOf(items: Locator): Promise<number> {
  return items.evaluateAll((found) => found.findIndex((item) => item.getAttribute('aria-current') === 'true'))
}

/** Whether the clocks of a carousel run or stand. */
export function clockStates(carousel: Locator): Promise<string[]> {
  return carousel.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ playState }) => playState),
  )
}
