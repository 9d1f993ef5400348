/** Splits one CSV line into its fields; quotes may hold commas and doubled quotes. */
export function splitCsvLine(line: string): string[] {
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at];
    if (quoted) {
      if (character !== '"') field += character;
      else if (line[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') {
      fields.push(field);
      field = '';
    } else field += character;
  }
  fields.push(field);
  return fields;
}

/** The header and the first whole lines of a CSV text, without byte order mark and carriage returns. */
export function readHead(sample: string): { header: string[]; lines: string[][] } {
  const lines = sample.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = splitCsvLine(lines[0] ?? '').map((field) => field.trim());
  return { header, lines: lines.slice(1, -1).map(splitCsvLine) };
}

/** All rows of a small CSV text as objects by column name. */
export function parseCsv(content: string): Record<string, string>[] {
  const [first = '', ...lines] = content.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = splitCsvLine(first);
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const fields = splitCsvLine(line);
      return Object.fromEntries(header.map((column, at) => [column, fields[at] ?? '']));
    });
}
