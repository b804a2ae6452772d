export type Cell = string | number | Date

/** Quotes a cell, with an apostrophe before anything that a spreadsheet would take for a formula. */
export function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : value
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** The mark at the beginning makes spreadsheets read it as UTF-8. */
export const csvHead = (heads: string[]) => `\uFEFF${csvLines([heads])}`

export const csvLines = (rows: Cell[][]) => rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
