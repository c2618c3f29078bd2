import type { Swiper } from 'swiper'
import { adminWindow } from './admin-window'
import { isVisible, originsIn, type Marked } from './marked-elements'

/**
 * Finds a text or picture that is visible, or in a slide of a carousel that is, and otherwise opens the menus, tabs
 * and sections around it. @returns null if it stays hidden
 */
export async function findAndOpen(isAsked: (marked: Marked) => boolean): Promise<Marked | null> {
  const found = (await findIn(markedElements(isAsked))) ?? (await findInDrawer(isAsked))
  const dialog = document.querySelector<HTMLDialogElement>('header dialog[open]')
  // It would cover what is outside of it.
  if (found && dialog && !dialog.contains(found.element)) dialog.close()
  return found
}

async function findIn(all: Marked[]): Promise<Marked | null> {
  const found = all.find(({ element }) => isVisible(element) || isVisible(slideAround(element)))
  if (found) {
    await showSlide(found.element)
    return found
  }
  for (const marked of all) {
    if (!openAround(marked.element)) continue
    await showSlide(marked.element)
    return marked
  }
  return null
}

/** In narrow windows the menu is a dialog, which is empty until it is opened. */
async function findInDrawer(isAsked: (marked: Marked) => boolean): Promise<Marked | null> {
  const button = document.querySelector<HTMLElement>('header button[aria-haspopup="dialog"]')
  const isInHeader = markedElements(isAsked).some(({ element }) => element.closest('header'))
  if (!isInHeader || !isVisible(button)) return null
  const focused = adminWindow()?.document.querySelector<HTMLElement>(':focus')
  button?.click()
  // The dialog takes the focus from the field that is typed in.
  focused?.focus({ preventScroll: true })
  await new Promise(requestAnimationFrame)
  return findIn(markedElements(isAsked))
}

function markedElements(isAsked: (marked: Marked) => boolean): Marked[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    originsIn(element)
      .map((origin) => ({ element, origin }))
      .filter(isAsked),
  )
}

/** The carousel of a slide that is not shown now. */
function slideAround(element: Element): Element | null {
  return element.closest('.swiper-slide[inert]')?.closest('.swiper') ?? null
}

/** The slides' library is loaded when the page is idle, and then names itself in the carousel. */
type Carousel = Element & { swiper?: Swiper }

/** Shows the slide of an element, if it is in one, and stops its carousel there. */
async function showSlide(element: Element): Promise<void> {
  const slide = element.closest('.swiper-slide')
  const carousel: Carousel | null = slide?.closest('.swiper') ?? null
  if (!slide || !carousel) return
  carousel.closest('[aria-roledescription="carousel"]')?.setAttribute('data-preview-held', '')
  await loaded(carousel)
  const index = [...(slide.parentElement?.children ?? [])].indexOf(slide)
  carousel.swiper?.slideTo(index, 0)
}

function loaded(carousel: Carousel): Promise<void> {
  if (carousel.swiper) return Promise.resolve()
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (!carousel.swiper) return
      changes.disconnect()
      resolve()
    })
    changes.observe(carousel, { attributes: true, attributeFilter: ['class'] })
  })
}

/** @returns whether something was opened */
function openAround(element: Element): boolean {
  let isOpened = false
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement && !around.open) {
      around.open = true
      isOpened = true
    }
    const toggle =
      around.id && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(around.id)}"]`)
    if (!toggle || !isClosed(toggle) || !toggle.checkVisibility()) continue
    toggle.click()
    isOpened = true
  }
  return isOpened
}

function isClosed({ ariaExpanded, ariaSelected, role }: HTMLElement): boolean {
  return ariaExpanded === 'false' || (role === 'tab' && ariaSelected === 'false')
}
