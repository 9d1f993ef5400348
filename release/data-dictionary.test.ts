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

it('docs/data-dictionary.md is the schema in words; --update writes it', async () => {
  const introduction = `# Data dictionary
Tables of \`release.sqlite\` at schema version ${releaseSchemaVersion}, written from \`release/tables\`. [data.md](data.md) describes the rest of a
release. A release without sources of a kind has empty tables.`;
  const text = `${[introduction, ...releaseTables.map(describeTable)].join('\n\n')}\n`;
  await expect(text).toMatchFileSnapshot('../docs/data-dictionary.md');
});
