/** A table as spreadsheets open it. Cells that a spreadsheet would run as a formula are made plain text by a leading quote. */
export function csv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, ...rows].map(csvLine).join('');
}

/** One line of such a table, for one that is sent in parts. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
