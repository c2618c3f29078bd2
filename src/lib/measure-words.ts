const figure = /(?<![\p{L}\d.,])(\d[\d.,]*) (?=\p{Script=Han})/gu

/** A figure stays on the line of its Chinese measure word. For running text, which may break after that. */
export function withMeasureWords(text: string): string {
  return text.replaceAll(figure, '$1\u00a0')
}
