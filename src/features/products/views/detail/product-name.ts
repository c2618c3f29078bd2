/**
 * A name in the two parts that the head sets apart: the model, large, and what it is. A name that does not begin
 * or end with its model stays whole.
 */
export function splitName(name: string, model: string): { large: string; small: string } {
  const whole = { large: name, small: '' }
  if (!model || name === model) return whole
  if (name.startsWith(`${model} `)) return { large: model, small: name.slice(model.length).trim() }
  if (name.endsWith(` ${model}`)) return { large: model, small: name.slice(0, -model.length).trim() }
  return whole
}
