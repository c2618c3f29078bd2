import { withMarkOf, withoutMarks } from './content-marks'

/**
 * A Chinese product name as model and the rest, such as "U340" and "立式超低温保存箱", which cards show on lines of
 * their own; null for other names. Brackets around the whole rest are left out.
 */
export function splitModel(name: string): { model: string; rest: string } | null {
  const [, model = '', rest = ''] =
    /^([A-Z][A-Za-z]* ?\d[\d.]*[A-Za-z\d.-]*|(?:[A-Z][a-z]+ ){2,})\s?(.*\p{Script=Han}.*)$/u.exec(
      withoutMarks(name),
    ) ?? []
  if (!model) return null
  const shown = /^（([^（）]*)）$/.exec(rest)?.[1] ?? rest
  return { model: withMarkOf(name, model.trimEnd()), rest: withMarkOf(name, shown) }
}

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
