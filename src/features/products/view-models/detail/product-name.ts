import { withoutMarks } from '@/lib/content-marks'

/**
 * Splits a name into the model and the product type, which the head formats separately; the model may be anywhere in
 * the name. A name without its model is not split. In previews, both carry their origin.
 */
export function splitName(name: string, model: string): { large: string; small: string } {
  const whole = { large: name, small: '' }
  const plain = withoutMarks(model)
  const at = plain ? name.indexOf(plain) : -1
  if (at < 0 || withoutMarks(name) === plain) return whole
  const before = name.slice(0, at)
  const after = name.slice(at + plain.length)
  if (!/(^|[ \u00a0])$/.test(before) || !/^([ \u00a0,]|$)/.test(withoutMarks(after))) return whole
  return { large: model, small: `${before.trimEnd()}${after}`.replace(/^[ \u00a0,]+/, '') }
}
