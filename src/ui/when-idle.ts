/** Calls back when the page has loaded and the browser has nothing else to do; returns a function that cancels this. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => removeEventListener('load', wait)
  function wait() {
    const timer = 'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 200)
    cancel = () => ('cancelIdleCallback' in window ? cancelIdleCallback(Number(timer)) : clearTimeout(timer))
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => cancel()
}
