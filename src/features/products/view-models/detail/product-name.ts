/**
 * Splits a name into the model and the product type, which the head formats separately; the model may be anywhere in
 * the name. A name without its model is not split.
 */
export function splitName(name: string, model: string): { large: string; small: string } {
  const whole = { large: name, small: '' }
  const at = model ? name.indexOf(model) : -1
  if (at < 0 || name === model) return whole
  const before = name.slice(0, at)
  const after = name.slice(at + model.length)
  if (!/(^|[ \u00a0])$/.test(before) || !/^([ \u00a0,]|$)/.test(after)) return whole
  return { large: model, small: `${before.trimEnd()}${after}`.replace(/^[ \u00a0,]+/, '') }
}
