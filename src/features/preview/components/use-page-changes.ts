import { useEffect, useEffectEvent } from 'react'

/** Calls a function after the page has changed, but not for changes of the preview's own bar and outline. */
export function usePageChanges(onChange: () => void): void {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    let frame = 0
    const changes = new MutationObserver((records) => {
      if (records.every(({ target }) => isOfPreview(target))) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(changed)
    })
    changes.observe(document.body, { subtree: true, childList: true, characterData: true })
    return () => {
      changes.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
}

function isOfPreview(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return Boolean(element?.closest('[data-preview]'))
}
