import { withoutMarks } from './content-marks'

/** JSON for a script element; escaped so that it cannot end the element. */
export function jsonForScript(data: unknown): string {
  return withoutMarks(JSON.stringify(data)).replace(/</g, '\\u003c')
}
