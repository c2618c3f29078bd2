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
