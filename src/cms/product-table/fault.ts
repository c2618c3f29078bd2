/** An error in a table: the row as spreadsheets count it (the header is 1), and the column. */
export type Fault = { row: number; field: string; message: string }

/** A cell with an invalid value; the message is for editors. */
export class CellProblem extends Error {}
