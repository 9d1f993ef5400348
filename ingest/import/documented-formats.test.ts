import { expect, it } from 'vitest';
import { importFormats } from '#datasets/import-formats.ts';
import { type ImportColumn, type ImportFormat, provenanceColumns } from '#domain/imports/import-format.ts';

/** The codes of a column that its description does not name. Crops are the catalog's: a new one would change this page. */
const codesOf = ({ name, oneOf, description }: ImportColumn): string => {
  if (oneOf === undefined || oneOf === 'countries' || name === 'crop') return '';
  const codes = oneOf.filter((code) => code === code.toLowerCase() || !oneOf.includes(code.toLowerCase()));
  const isNamed = codes.every((code) => description.includes(code));
  return isNamed ? '' : `: ${codes.map((code) => `\`${code}\``).join(', ')}`;
};

const describeColumn = (column: ImportColumn): string =>
  `| ${column.name} | ${column.required ? 'yes' : ''} | ${column.description}${codesOf(column)} | ${column.example.replaceAll('|', '\\|')} |`;

const head = '| Column | Needed | What to write | Example |\n|---|---|---|---|';

const describeFormat = ({ id, title, columns }: ImportFormat): string => {
  const ownColumns = columns.filter(({ name }) => !provenanceColumns.some((column) => column.name === name));
  return `## ${title}: \`${id}\`\n${head}\n${ownColumns.map(describeColumn).join('\n')}`;
};

it('docs/import-formats.md has every format; --update writes it', async () => {
  const introduction = `# Import formats
The tables that the import reads, written from \`datasets\` and \`domain/imports\`. [import.md](import.md) explains how to fill and publish one.
\`npm run -s import -- KIND --template\` prints a table to fill, \`--schema\` its Frictionless Table Schema.

Every table ends with these columns:

${head}
${provenanceColumns.map(describeColumn).join('\n')}`;
  const text = `${[introduction, ...importFormats.map(describeFormat)].join('\n\n')}\n`;
  await expect(text).toMatchFileSnapshot('../../docs/import-formats.md');
});
