import { useEffect, useRef, type CSSProperties } from 'react'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { ask } from './admin-window'
import styles from './field-outline.module.css'
import { FieldTools } from './field-tools'
import { useFieldOutline } from './use-field-outline'

/** The outline of the text or picture below the pointer, with the label of its field and what can be done with it. */
export function FieldOutline({ isOn, site }: { isOn: boolean; site: string }) {
  const { outlined, typing, rows, wantsFocus, setWantsFocus } = useFieldOutline(isOn, site)
  const { marked, described, said } = outlined
  const tools = useRef<HTMLDivElement>(null)
  const canFocus = wantsFocus && described !== null && !typing.isTyping
  useEffect(() => {
    if (!canFocus) return
    setWantsFocus(false)
    // Typing also ends when the focus goes to the form.
    if (document.hasFocus()) tools.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [canFocus, setWantsFocus])

  const box = marked?.element.isConnected ? marked.element.getBoundingClientRect() : null
  const { label = '', note = '', typed = null } = (box && described) ?? {}
  const problem = typing.isTyping ? (typed?.problem ?? '') : ''
  return (
    <>
      {box && (
        <div className={styles.outline} data-problem={problem !== ''} style={boxStyle(box)} aria-hidden />
      )}
      {rows.line && <div className={styles.line} style={rows.line} aria-hidden />}
      <div className={styles.place} style={box ? toolsPlace(box) : undefined}>
        <div
          ref={tools}
          role={label ? 'group' : undefined}
          aria-label={label || undefined}
          className={styles.tools}
          data-field-tools
        >
          <div role="status" className={styles.label}>
            {label}
            {note && <em>{note}</em>}
            {problem && <strong>{problem}</strong>}
          </div>
          {typing.length !== null && typed?.maxLength && (
            <span className={styles.count} data-problem={typing.length > typed.maxLength}>
              {typing.length} / {typed.maxLength}
            </span>
          )}
          {marked && described && !typing.isTyping && (
            <FieldTools
              described={described}
              rows={rows}
              onType={() => typing.begin(marked, 'end')}
              onOpen={() => ask({ type: 'isotherm-edit', origin: marked.origin })}
              onWrite={() => ask({ type: 'isotherm-write', origin: marked.origin })}
            />
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}

function boxStyle({ top, left, width, height }: DOMRect): CSSProperties {
  return { top, left, width, height }
}

const toolsHeight = 44

/** Above the text, or below it where there is no room. */
function toolsPlace({ top, bottom, left }: DOMRect): CSSProperties {
  const start = { '--start': `${Math.max(0, left)}px` }
  return top >= toolsHeight
    ? { ...start, bottom: window.innerHeight - top }
    : { ...start, top: Math.min(bottom, window.innerHeight - toolsHeight) }
}
