/** The width of a font's glyph by its id, in thousandths of the size. */
export type Widths = (glyph: number) => number

type Run = { font: string; size: number; parts: string; open: string; missed: number; last: number }

/**
 * Chromium positions every glyph separately, with seven decimals. This joins glyphs into strings, with corrections
 * where a position differs from the glyph's width, which halves the size. Precise to a thousandth of the font size.
 */
export function joinGlyphs(content: string, widthsOf: (font: string) => Widths | undefined): string {
  const written: string[] = []
  let font = ''
  let size = 1
  // The sum of the steps that were joined and are no longer written.
  let moved = 0
  let run: Run | undefined
  const flush = () => {
    if (run) written.push(`[${run.parts}<${run.open}>] TJ`)
    run = undefined
  }
  for (const line of content.split('\n')) {
    const [, step, rise, shown] = /^(?:(-?[\d.]+) (-?[\d.]+) Td )?<([\da-f]{4})> Tj$/i.exec(line) ?? []
    const widths = widthsOf(font)
    const width = shown === undefined ? undefined : widths?.(Number.parseInt(shown, 16))
    if (shown === undefined || width === undefined) {
      flush()
      const [, x, rest] = /^(-?[\d.]+) (.* Td .*)$/.exec(line) ?? []
      written.push(x === undefined ? line : `${round(Number(x) + moved)} ${rest}`)
      if (x !== undefined || line === 'BT') moved = 0
      const [, name, points] = /^(\/\S+) (-?[\d.]+) Tf$/.exec(line) ?? []
      if (name) [font, size] = [name, Number(points)]
      continue
    }
    if (run && step !== undefined && Number(rise) === 0) {
      extend(run, shown, Number(step))
      moved += Number(step)
    } else {
      flush()
      if (step !== undefined) written.push(`${round(Number(step) + moved)} ${rise} Td`)
      if (step !== undefined) moved = 0
      run = { font, size, parts: '', open: shown, missed: 0, last: width }
    }
    run.last = width
  }
  flush()
  return written.join('\n')
}

function extend(run: Run, shown: string, step: number): void {
  const exact = run.last - (step * 1000) / run.size + run.missed
  const correction = Math.round(exact)
  if (Math.abs(correction) < 2) {
    run.missed = exact
    run.open += shown
    return
  }
  run.missed = exact - correction
  run.parts += `<${run.open}>${correction}`
  run.open = shown
}

function round(value: number): string {
  return String(Number(value.toFixed(2)))
}
