import type { Frame, Page } from '@playwright/test'

/** Waits for fonts and for the pictures in view. */
export async function picturesInView(frame: Page | Frame): Promise<void> {
  await frame.evaluate(async () => {
    await document.fonts.ready
    const visible = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    // A lazy picture in a closed menu is never loaded, and its decode() never ends.
    for (const image of visible) image.loading = 'eager'
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)))
  })
}
