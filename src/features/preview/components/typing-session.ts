import type { DescribedField, TypedText } from '@/lib/preview-messages'
import { ask, hear } from './admin-window'
import { allMarked, wholeText, type Marked } from './marked-elements'
import { holdUpdates, untilUpToDate } from './page-updates'
import { startTyping, type Typing } from './typing'

type Options = {
  marked: Marked
  site: string
  caret: 'end' | 'pointer'
  /** Called with the length of the text at each change, and with null at the end. */
  onChange: (length: number | null) => void
}

/** In ms. */
const maxWait = 10_000

/**
 * Types a text on the page into its field. The form is asked for its value first; a text that is not the whole value
 * opens its field instead. Typing begins when the page shows what the form has, and the server does not update it meanwhile.
 */
export class TypingSession {
  readonly #options: Options
  #release = () => undefined as void
  readonly #stopHearing: () => void
  /** An answer may never come, for example when the form was left. */
  readonly #deadline = setTimeout(() => this.end(false), maxWait)
  #marked: Marked
  #typing: Typing | null = null
  #hasEnded = false
  /** What the page showed, what the form had, and what has been typed. */
  #shown = ''
  #before = ''
  #typed = ''

  constructor(options: Options) {
    this.#options = options
    this.#marked = options.marked
    this.#stopHearing = hear((answer) => {
      if (answer.type === 'isotherm-begun') this.#answered(answer.described)
    })
    void this.#ask()
  }

  /** Ends the typing and keeps the text, or restores the former one. */
  end(isKept: boolean): void {
    this.#hasEnded = true
    clearTimeout(this.#deadline)
    this.#stopHearing()
    if (!isKept && this.#typed !== this.#before) this.#send(this.#before)
    const hasText = isKept && this.#typed !== this.#before && this.#typed !== ''
    // An empty field shows what is saved, or the text of the fallback site.
    this.#typing?.end(hasText ? this.#typed : this.#shown)
    this.#release()
    this.#options.onChange(null)
  }

  async #ask(): Promise<void> {
    // What the page shows is compared with the form.
    await untilUpToDate()
    if (this.#hasEnded) return
    this.#release = holdUpdates()
    const { origin, element } = this.#marked
    if (!element.isConnected) this.#marked = allMarked().find((one) => one.origin === origin) ?? this.#marked
    ask({ type: 'isotherm-begin', origin, site: this.#options.site })
  }

  #answered(described: DescribedField): void {
    if (this.#typing || described.origin !== this.#marked.origin) return
    clearTimeout(this.#deadline)
    const node = editableText(this.#marked, described)
    if (node && described.typed) return this.#start(node, described.typed)
    this.end(false)
    ask({ type: 'isotherm-edit', origin: described.origin })
  }

  #start(node: Text, { value, hasLines }: TypedText): void {
    const { element, origin } = this.#marked
    this.#shown = node.data
    this.#before = value
    this.#typed = value
    this.#typing = startTyping({
      element: element as HTMLElement,
      node,
      origin,
      hasLines,
      caret: this.#options.caret,
      onType: (typed) => this.#send(typed),
      onDone: (isKept) => this.end(isKept),
    })
    // An element that cannot be focused gets no keys, and would never end.
    if (document.activeElement !== element) return this.end(false)
    this.#options.onChange(node.data.length)
  }

  #send(value: string): void {
    this.#typed = value
    ask({ type: 'isotherm-type', origin: this.#marked.origin, site: this.#options.site, value })
    this.#options.onChange(value.length)
  }
}

/** The text of an element, if it is what the form has, or what it takes from the fallback site. */
function editableText({ element }: Marked, { typed, isInherited }: DescribedField): Text | null {
  const node = wholeText(element)
  if (!node || !typed || !(element instanceof HTMLElement)) return null
  const isSame = node.data === typed.value || (isInherited && typed.value === '')
  return isSame ? node : null
}
