/** Rows of a CSV of one-line cells, as objects by column. Throws where it does not end with a line break, or a row has other columns. */
export function csvRows(text: string): Record<string, string>[] {
  const lines = text.split('\r\n');
  if (lines.pop() !== '') throw new Error('The file does not end with a line break.');
  const [header = [], ...rows] = lines.map((line) =>
    [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, inQuotes, bare]) => inQuotes?.replaceAll('""', '"') ?? bare ?? '',
    ),
  );
  return rows.map((cells) => {
    if (cells.length !== header.length) throw new Error(`A row has other columns: ${cells.join(',')}`);
    return Object.fromEntries(header.map((column, at) => [column, cells[at] ?? '']));
  });
}
