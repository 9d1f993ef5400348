import { expect, it } from 'vitest';
import { releaseSchemaVersion, releaseTables } from './schema.ts';
import type { Table } from './table.ts';

const describeTable = ({ name, about, columns, key }: Table): string =>
  [
    `## ${name}\n${about} Key: ${key.map((column) => `\`${column}\``).join(', ')}.\n`,
    '| Column | Type | What |\n|---|---|---|',
    ...Object.entries(columns).map(
      ([column, { type, isNullable, about }]) =>
        `| ${column} | ${type}${isNullable ? ' or empty' : ''} | ${about} |`,
    ),
  ].join('\n');

it('docs/data-dictionary.md is the schema in words; -u writes it', async () => {
  const introduction = `# Data dictionary
Tables of \`release.sqlite\` at schema version ${releaseSchemaVersion}, written from \`release/tables\`. What else a release holds, and where it comes from, stands
in [data.md](data.md). A release without sources of a kind has its tables, empty.`;
  const text = `${[introduction, ...releaseTables.map(describeTable)].join('\n\n')}\n`;
  await expect(text).toMatchFileSnapshot('../docs/data-dictionary.md');
});
