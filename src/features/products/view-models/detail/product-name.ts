/**
 * Splits a name into the model and the product type, which the head formats separately. A name that does not begin
 * or end with its model is not split.
 */
export function splitName(name: string, model: string): { large: string; small: string } {
  const whole = { large: name, small: '' }
  if (!model || name === model) return whole
  if (name.startsWith(`${model} `)) return { large: model, small: name.slice(model.length).trim() }
  if (name.endsWith(` ${model}`)) return { large: model, small: name.slice(0, -model.length).trim() }
  return whole
}
