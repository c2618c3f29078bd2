/** An error in a table: the row as spreadsheets count it (the header is 1), and the column. */
export type Fault = { row: number; field: string; message: string }
