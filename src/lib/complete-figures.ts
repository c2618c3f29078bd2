/** A key figure, such as 8.3, million, samples; `unit` may be empty. */
export type KeyFigureRow = { figure: string; unit: string; label: string }

type StoredRow = { [Field in keyof KeyFigureRow]?: string | null }

/** Without the incomplete rows that a draft may have. */
export function completeFigures(rows: StoredRow[] | null | undefined): KeyFigureRow[] {
  return (rows ?? []).flatMap(({ figure, unit, label }) =>
    figure && label ? [{ figure, unit: unit ?? '', label }] : [],
  )
}
