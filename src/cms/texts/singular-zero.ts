/** A singular that names its number itself. */
const isNumbered = (text: string) => /(?<![\p{L}\d{])(?:1|une?)(?![\p{L}\d}])/iu.test(text)

/** In French nothing is in the singular (0 document): adds the forms for zero, which Payload takes before the plural. */
export function withSingularZero<Texts extends Record<string, Record<string, string>>>(
  messages: Texts,
): Texts {
  const areas = Object.entries(messages).map(([area, texts]) => [area, { ...texts, ...zeroForms(texts) }])
  return Object.fromEntries(areas) as Texts
}

function zeroForms(texts: Record<string, string>): Record<string, string> {
  const singulars = Object.entries(texts).filter(([name, text]) => name.endsWith('_one') && !isNumbered(text))
  return Object.fromEntries(singulars.map(([name, text]) => [name.replace(/_one$/, '_zero'), text]))
}
