import type { Locator } from '@playwright/test'

/** Finishes the progress animation that times a carousel's slide; returns its duration in ms. */
export function finishSlide(carousel: Locator): Promise<number[]> {
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

/** The index of the current item of a list. */
export function currentIndex(items: Locator): Promise<number> {
  return items.evaluateAll((found) => found.findIndex((item) => item.getAttribute('aria-current') === 'true'))
}

/** The play states of a carousel's animations. */
export function animationStates(carousel: Locator): Promise<string[]> {
  return carousel.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ playState }) => playState),
  )
}
