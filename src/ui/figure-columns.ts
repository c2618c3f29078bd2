const table = /<table>.*?<\/table>/gs
const row = /<tr>.*?<\/tr>/gs
const cell = /<(td|th)\b([^>]*)>(.*?)<\/\1>/gs
const span = /<t[dh]\b[^>]*\b(?:col|row)span=/
const tag = /<[^>]*>/g

/** A number with its sign and one unit: "−86 °C", "17.0%", "1,200 kWh". */
const figure = /^[−+±≤≥<>~≈-]?\s?\d[\d.,\s]*(?:[%°\p{L}²³/]{1,8})?$/u

/** Formatted text whose tables have their columns of figures aligned at the end; the first column names the rows. */
export function alignFigures(html: string): string {
  return html.replaceAll(table, (found) => (span.test(found) ? found : aligned(found)))
}

function aligned(html: string): string {
  const columns = figureColumns(html)
  if (columns.size === 0) return html
  return html.replaceAll(row, (cells) => {
    let column = 0
    return cells.replaceAll(cell, (found, name: string, attributes: string, content: string) =>
      columns.has(column++) ? `<${name}${attributes} style="text-align:end">${content}</${name}>` : found,
    )
  })
}

/** The positions of the columns whose cells are all figures, apart from their head. */
function figureColumns(html: string): Set<number> {
  const rows = [...html.matchAll(row)].map(([cells]) => [...cells.matchAll(cell)])
  const body = rows.filter((cells) => cells.some(([, name]) => name === 'td'))
  const positions = body[0]?.map((_, column) => column).slice(1) ?? []
  const isFigure = ([, name, , content = '']: RegExpExecArray) =>
    name === 'td' && figure.test(content.replaceAll(tag, '').replaceAll('&nbsp;', ' ').trim())
  return new Set(
    positions.filter((column) => body.every((cells) => cells[column] && isFigure(cells[column]))),
  )
}
