/** A row of PostgreSQL's text format of COPY: columns between tabs, `\N` for what is missing, bytes in hexadecimal digits. */
export function copyLine(row: readonly unknown[]): string {
  return `${row.map(copyValue).join('\t')}\n`;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function copyValue(value: unknown): string {
  if (value === null) return '\\N';
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`;
  return typeof value === 'string'
    ? value.replace(/[\\\n\r\t]/g, (found) => escapes[found] ?? found)
    : String(value);
}
