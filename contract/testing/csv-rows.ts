/** Rows of a CSV as lists of cells. Throws where it does not end with a line break. */
export function csvCells(text: string): string[][] {
  if (!text.endsWith('\r\n')) throw new Error('The file does not end with a line break.');
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Rows of a CSV as objects by column. Throws where a row has other columns. */
export function csvRows(text: string): Record<string, string>[] {
  const [header = [], ...rows] = csvCells(text);
  return rows.map((cells) => {
    if (cells.length !== header.length) throw new Error(`A row has other columns: ${cells.join(',')}`);
    return Object.fromEntries(header.map((column, at) => [column, cells[at] ?? '']));
  });
}
