import { keepOrigin } from './marked-elements'
import { changeAhead, withdraw } from './unrendered-changes'

export type Typing = {
  /** Ends the typing; the element shows a text until the page is rendered again. */
  end: (text: string) => void
}

type TypingOptions = {
  element: HTMLElement
  /** The only text of the element, which React owns. */
  node: Text
  origin: string
  hasLines: boolean
  /** Where the caret is put: at the end, or where the pointer has put it. */
  caret: 'end' | 'pointer'
  onType: (value: string) => void
  onDone: (isKept: boolean) => void
}

/**
 * Makes an element of the page a field. The browser may replace the text while it is edited, so React's own node is
 * put back at the end.
 */
export function startTyping(options: TypingOptions): Typing {
  const { element, node, origin, hasLines, caret } = options
  const events = new AbortController()
  const write = (text: string) => {
    if (node.parentNode !== element || element.childNodes.length !== 1) element.replaceChildren(node)
    if (node.data !== text) node.data = text
    keepOrigin(node, origin)
  }
  const shown = node.data
  const restore = withdraw(node) ?? (() => write(shown))
  makeEditable(element, hasLines)
  listenToKeys(options, events.signal)
  listenToInput(options, events.signal)
  element.addEventListener('blur', () => options.onDone(true), { signal: events.signal })
  element.focus({ preventScroll: true })
  putCaret(element, caret)
  return {
    end(text) {
      events.abort()
      element.removeAttribute('contenteditable')
      element.removeAttribute('data-typing')
      changeAhead(node, () => write(text), restore)
    },
  }
}

function makeEditable(element: HTMLElement, hasLines: boolean): void {
  element.setAttribute('contenteditable', 'plaintext-only')
  // Browsers that do not know it edit formatted text; formatting is refused.
  if (element.contentEditable !== 'plaintext-only') element.setAttribute('contenteditable', 'true')
  element.setAttribute('data-typing', hasLines ? 'lines' : 'line')
}

function listenToKeys({ element, hasLines, onDone }: TypingOptions, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    // These keys belong to the input method.
    if (event.isComposing) return
    const isEnter = event.key === 'Enter' && !(hasLines && event.shiftKey)
    if (!isEnter && event.key !== 'Escape') return
    event.preventDefault()
    onDone(isEnter)
  }
  element.addEventListener('keydown', press, { signal })
  if (!element.closest('button, summary')) return
  // The space bar presses a button around the text.
  element.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), { signal })
}

function listenToInput({ element, hasLines, onType }: TypingOptions, signal: AbortSignal): void {
  const emit = () => onType(textIn(element))
  const check = (event: InputEvent) => {
    const isLine = event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak'
    if (!isLine && !event.inputType.startsWith('format')) return
    event.preventDefault()
    if (isLine && hasLines) insert('\n', hasLines)
  }
  const insertPlain = (event: Event, data: DataTransfer | null) => {
    event.preventDefault()
    event.stopPropagation()
    insert(data?.getData('text/plain') ?? '', hasLines)
  }
  element.addEventListener('beforeinput', check, { signal })
  element.addEventListener('paste', (event) => insertPlain(event, event.clipboardData), { signal })
  element.addEventListener('drop', (event) => insertPlain(event, event.dataTransfer), { signal })
  // Of a composed text the form gets the result, not the keys.
  element.addEventListener('input', (event) => !(event as InputEvent).isComposing && emit(), { signal })
  element.addEventListener('compositionend', emit, { signal })
}

/** Inserts plain text at the caret, so that the browser can undo it. A field of one line has no line breaks. */
function insert(text: string, hasLines: boolean): void {
  const lines = text.replace(/\r\n?/g, '\n')
  // Deprecated, but the only way to insert text that the browser's undo knows.
  document.execCommand('insertText', false, hasLines ? lines : lines.replace(/\s*\n\s*/g, ' '))
}

/** The text of an edited element; browsers write line breaks as elements or characters. */
function textIn(element: Element): string {
  const parts: string[] = []
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes
    if (node instanceof Text) parts.push(node.data)
    else if (node.nodeName === 'BR') parts.push('\n')
  }
  const text = parts.join('')
  // An empty line at the end has a break of its own, so that it can be seen.
  return element.lastChild?.nodeName === 'BR' ? text.slice(0, -1) : text
}

function putCaret(element: Element, caret: 'end' | 'pointer'): void {
  const selection = window.getSelection()
  if (!selection) return
  const isInside = selection.focusNode && element.contains(selection.focusNode)
  if (caret === 'pointer' && isInside) return selection.collapseToEnd()
  selection.selectAllChildren(element)
  selection.collapseToEnd()
}
