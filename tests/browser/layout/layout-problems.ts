/**
 * Runs in the page: returns its layout problems at the current width, as sentences. It scrolls through
 * the page and checks with elementFromPoint which element is at the points of each control and of each line of
 * text.
 */
export function layoutProblems(): string[] {
  const controlSelector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=slider]'
  const wideElement = /^(img|video|table|input|select|textarea|button|iframe|canvas)$/
  const smallestTarget = 24
  const problems = new Set<string>()
  const root = document.documentElement

  const isShown = remembered(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert]'),
  )
  /** Text for screen readers only is clipped or one pixel large. */
  const isVisuallyHidden = remembered((element): boolean => {
    const { clipPath, clip, position } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const hidden =
      clipPath.startsWith('inset(50%') ||
      (position === 'absolute' && clip.startsWith('rect(')) ||
      (box.width <= 1 && box.height <= 1)
    return hidden || (element.parentElement !== null && isVisuallyHidden(element.parentElement))
  })
  /** Fixed and sticky elements cover the content only temporarily. */
  const isFloating = remembered(
    (element): boolean =>
      /fixed|sticky/.test(getComputedStyle(element).position) ||
      (element.parentElement !== null && isFloating(element.parentElement)),
  )
  /** A link without visible text that covers a card, whose content belongs to it. */
  const isCover = remembered(
    (control) =>
      getComputedStyle(control).position === 'absolute' &&
      textNodes(control).every((text) => isInvisible(text, control)),
  )

  if (root.scrollWidth > root.clientWidth)
    problems.add(`The page scrolls sideways by ${root.scrollWidth - root.clientWidth} px`)

  // Behind a modal dialog nothing is reachable.
  const within = document.querySelector('dialog:modal') ?? document.body
  const controls = [...within.querySelectorAll<HTMLElement>(controlSelector)].filter(
    (element) => isShown(element) && !isVisuallyHidden(element),
  )
  const texts = textNodes(within).filter(isReadable)
  for (const control of controls) checkTarget(control)
  for (const text of texts) checkTextWidth(text)
  for (const element of within.querySelectorAll<HTMLElement>('*')) checkColumn(element)
  scrollThrough(() => {
    for (const control of controls) checkCovered(control)
    for (const text of texts) checkOverlap(text)
  })
  return [...problems]

  function scrollThrough(check: () => void) {
    const top = scrollY
    for (let y = 0; ; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' })
      check()
      if (within !== document.body || y + innerHeight >= root.scrollHeight) break
    }
    scrollTo({ top, behavior: 'instant' })
  }

  /** WCAG 2.5.8: links within sentences may be smaller, and a label enlarges its field. */
  function checkTarget(control: HTMLElement) {
    if (getComputedStyle(control).display === 'inline') return
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
    const boxes = [control, ...(label ? [label] : [])].map((element) => element.getBoundingClientRect())
    const width = Math.round(Math.max(...boxes.map((box) => box.width)))
    const height = Math.round(Math.max(...boxes.map((box) => box.height)))
    if (width < smallestTarget || height < smallestTarget)
      problems.add(`${named(control)} is ${width} × ${height} px: smaller than ${smallestTarget} px`)
  }

  function checkCovered(control: HTMLElement) {
    if (isFloating(control) && scrollY > 0) return
    const [box] = control.getClientRects()
    if (!box || box.bottom < 0 || box.top > innerHeight) return
    const points = [
      [0.5, 0.5],
      [0.15, 0.5],
      [0.85, 0.5],
      [0.5, 0.2],
      [0.5, 0.8],
    ] as const
    for (const [dx, dy] of points) {
      const [x, y] = [box.left + box.width * dx, box.top + box.height * dy]
      const hit = hitAt(x, y)
      if (hit && covers({ hit, control, x, y })) {
        problems.add(`${named(control)} is covered by ${named(hit)}`)
        return
      }
    }
  }

  function covers({ hit, control, x, y }: { hit: Element; control: Element; x: number; y: number }): boolean {
    if (hit.contains(control) || control.contains(hit)) return false
    if (isFloating(hit) && !isFloating(control)) return false
    if (hit.closest('label')?.control === control || control.closest('label')?.contains(hit)) return false
    if (isCover(control) && control.parentElement?.contains(hit)) return false
    const above = hit.closest(controlSelector)
    if (above && isStretched(above, x, y)) return false
    return !isScrolledOut(control, x, y)
  }

  function checkOverlap(text: Text) {
    const parent = text.parentElement
    if (!parent) return
    for (const { left, top, width, height } of linesOf(text)) {
      const [x, y] = [left + width / 2, top + height / 2]
      const control = hitAt(x, y)?.closest(controlSelector)
      if (!control || control.contains(parent) || parent.contains(control)) continue
      if (isFloating(control) || isStretched(control, x, y) || isCover(control)) continue
      // A count or caption on a clickable picture has no pointer events.
      if (getComputedStyle(parent).pointerEvents === 'none' && !textNodes(control).some(isReadable)) continue
      if (parent.closest('label')?.control === control || isClippedAway(parent, x, y)) continue
      problems.add(`The text "${excerpt(text.data)}" is under ${named(control)}`)
    }
  }

  function checkTextWidth(text: Text) {
    const parent = text.parentElement
    const block = parent && blockOf(parent)
    if (!block || isVisuallyHidden(block) || block.closest('svg, textarea, select, option')) return
    const style = getComputedStyle(block)
    const { textOverflow, overflowX } = style
    if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) return
    const { right } = block.getBoundingClientRect()
    const cut = [...linesOf(text)].filter((line) => line.left < right)
    const excess = Math.max(0, ...cut.map((line) => line.right - right))
    // In WebKit a stop or comma may hang over the end of a line.
    const hangs = style.getPropertyValue('hanging-punctuation').includes('end')
    if (excess > (hangs ? Number.parseFloat(style.fontSize) : 1.5))
      problems.add(`The text "${excerpt(text.data)}" is wider than its block by ${Math.round(excess)} px`)
  }

  function checkColumn(element: HTMLElement) {
    const parent = element.parentElement
    if (!wideElement.test(element.localName) || !parent || !isShown(element) || isVisuallyHidden(element))
      return
    const { position, marginLeft, marginRight } = getComputedStyle(element)
    // Negative margins are intentional.
    if (/absolute|fixed/.test(position) || `${marginLeft}${marginRight}`.includes('-')) return
    if (isWithinClip(element)) return
    if (getComputedStyle(parent).display === 'inline') return
    const excess = Math.round(element.getBoundingClientRect().right - parent.getBoundingClientRect().right)
    if (excess > 1) problems.add(`${named(element)} is wider than its column by ${excess} px`)
  }

  /** Hidden by its colour, or indented out of the box of the control. */
  function isInvisible(text: Text, control: Element): boolean {
    const parent = text.parentElement
    if (!parent || isVisuallyHidden(parent) || getComputedStyle(parent).color.endsWith(', 0)')) return true
    const { right } = control.getBoundingClientRect()
    return [...linesOf(text)].every((line) => line.left >= right)
  }

  function isReadable({ parentElement: parent }: Text): boolean {
    return parent !== null && isShown(parent) && !isVisuallyHidden(parent)
  }

  function hitAt(x: number, y: number): Element | null {
    const inWindow = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
    return inWindow ? document.elementFromPoint(x, y) : null
  }

  /** A link may cover its card with a pseudo-element: then it is hit outside its own boxes. */
  function isStretched(control: Element, x: number, y: number): boolean {
    return ![...control.getClientRects()].some((box) => contains(box, x, y))
  }

  /** Content clipped by a scroll container can be scrolled into view. */
  function isScrolledOut(element: Element, x: number, y: number): boolean {
    return element.parentElement !== null && isClippedAway(element.parentElement, x, y)
  }

  function isClippedAway(element: Element, x: number, y: number): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const clips = overflowX !== 'visible' || overflowY !== 'visible'
      if (clips && !contains(at.getBoundingClientRect(), x, y)) return true
    }
    return false
  }

  function isWithinClip(element: Element): boolean {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true
    return false
  }

  function blockOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (!/^(inline|contents)$/.test(getComputedStyle(at).display)) return at
    return null
  }

  function contains(box: DOMRect, x: number, y: number): boolean {
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  }

  function linesOf(text: Text): DOMRectList {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getClientRects()
  }

  function textNodes(element: Element): Text[] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.trim()) found.push(node as Text)
    return found
  }

  function named(element: Element): string {
    const [kind] = element.classList
    const text = element.getAttribute('aria-label') ?? element.textContent
    return `<${element.localName}${kind ? `.${kind}` : ''}> "${excerpt(text)}"`
  }

  function excerpt(text: string): string {
    return text.replace(/\s+/g, ' ').trim().slice(0, 40)
  }

  function remembered(find: (element: Element) => boolean): (element: Element) => boolean {
    const known = new WeakMap<Element, boolean>()
    return (element) => {
      const value = known.get(element) ?? find(element)
      known.set(element, value)
      return value
    }
  }
}
