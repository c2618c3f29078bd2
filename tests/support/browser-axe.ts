import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { ScannedPage } from './scanned-page'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options = {
  resultTypes: ['violations'],
  preload: false,
  // Making a selector for every element takes a fifth of the time; the HTML of an element identifies it, too.
  selectors: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies RunOptions

type WindowWithAxe = { axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> } }

/** Selectors of the parts of a page that axe checks. */
type Part = string | { include: string[]; exclude?: string[] }

/** The violations that axe finds in the page or a part of it, one line each. Waits for animations, which change colours. */
export async function accessibilityProblems(page: ScannedPage, within: Part = 'html'): Promise<string[]> {
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const violations = await page.evaluate(
    async ({ within, options }) => {
      const { axe } = window as unknown as WindowWithAxe
      return (await axe.run(within, options)).violations
    },
    { within, options },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `axe ${id}: ${help}, at ${html}`),
  )
}

/** Expects axe to find nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await accessibilityProblems(page)).toEqual([])
}

/** Waits until no animation runs. */
export async function waitForAnimations(page: ScannedPage): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  )
}

/** How many pixels the page is wider than the window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
