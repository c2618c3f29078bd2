import type { Page } from '@playwright/test'
import { animationStates } from '../../support/browser-carousel'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

test('with reduced motion nothing on the Chinese home moves, and every slide and case can be reached (S1 2.6, WCAG 2.2.2)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/zh_CN')
  await waitForHydration(page)
  const banners = page.getByRole('region', { name: '焦点图', exact: true })
  const moving = () => banners.evaluate((section) => section.getAnimations({ subtree: true }).length)
  await expect.poll(moving).toBe(0)
  await banners.getByRole('list').getByRole('button').nth(3).click()
  const shown = banners.locator('.swiper-slide:not([inert])')
  await expect(shown.getByRole('heading')).toHaveText('II 级防护，下降气流流速稳定在 0.45 m/s')

  const scenes = page.getByRole('region', { name: '走进真实场景', exact: true })
  await scenes.scrollIntoViewIfNeeded()
  const pulses = await scenes
    .locator('.swiper-slide:not([inert]) button[popovertarget]:not([popovertargetaction])')
    .first()
    .evaluate(
      (button) => button.getAnimations({ subtree: true }).filter((one) => one.playState === 'running').length,
    )
  expect(pulses).toBe(0)

  const cases = page.getByRole('region', { name: '用户案例', exact: true })
  await cases.scrollIntoViewIfNeeded()
  expect(await animationStates(cases)).toEqual([])
  await expect(cases.getByRole('button', { name: '暂停' })).toBeHidden()
  const second = cases.getByRole('tabpanel').getByRole('listitem').nth(1)
  await second.getByRole('link').focus()
  await expect(second).toHaveAttribute('aria-current', 'true')

  const videos = page.getByRole('group', { name: '企业视频', exact: true })
  await videos.scrollIntoViewIfNeeded()
  expect(await animationStates(videos)).toEqual([])
  await expect(videos.getByRole('button')).toHaveCount(0)

  const figures = page.getByRole('region', { name: '关键数据', exact: true }).getByRole('listitem')
  await expect(figures).toHaveCount(3)
  for (const [index, figure] of ['500', '200', '70'].entries())
    await expect(figures.nth(index)).toContainText(`${figure}+`)
})

/** How long the outgoing text stays visible, and how long the incoming text stays hidden. */
function wordsOf(page: Page, place: string) {
  return page.locator(place).evaluateAll((all) => {
    const secondsOf = (text: string) => Number.parseFloat(text)
    const styles = all.map((element) => ({
      isShown: !element.closest('[inert], a:not([data-current])'),
      style: getComputedStyle(element),
    }))
    const outgoing = styles.filter(({ isShown }) => !isShown).map(({ style }) => style)
    const incoming = styles.filter(({ isShown }) => isShown).map(({ style }) => style)
    return {
      going: outgoing.map(({ opacity }) => opacity),
      goneAfter: Math.max(...outgoing.map((style) => secondsOf(style.transitionDuration))),
      comesAfter: Math.min(...incoming.map((style) => secondsOf(style.transitionDelay))),
    }
  })
}

for (const { name, path, place, width } of [
  { name: 'the banner', path: '/zh_CN', place: 'main section[data-effect=fade] >> nth=0', width: 1440 },
  {
    name: 'the banner of the products',
    path: '/zh_CN',
    place: 'main section[data-effect=fade] >> nth=1',
    width: 1440,
  },
  { name: 'the stories', path: '/zh_CN', place: 'main [role=group][aria-label=企业视频]', width: 1440 },
  {
    name: 'the cases of /fr',
    path: '/fr',
    place: '#case-studies [role=group][aria-roledescription=carousel] >> nth=0',
    width: 390,
  },
  { name: 'the banner of /fr', path: '/fr', place: 'main section[data-effect=fade] >> nth=0', width: 1440 },
]) {
  test(`where ${name} fades, the outgoing text is hidden before the incoming text appears (issue 14)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await waitForHydration(page)
    const findWords = () => wordsOf(page, `${place} >> [data-words]`)
    // Some views are rendered after the first one.
    await expect.poll(async () => (await findWords()).going.length).toBeGreaterThan(0)
    const words = await findWords()
    expect(new Set(words.going)).toEqual(new Set(['0']))
    expect(words.comesAfter).toBeGreaterThanOrEqual(words.goneAfter)
  })
}
