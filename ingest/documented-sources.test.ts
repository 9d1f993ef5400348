import { expect, it } from 'vitest';
import { rowSources, sources } from './sources/index.ts';
import { references } from './sources/references.ts';

it('docs/sources.md lists every source; --update writes it', async () => {
  const rows = [...sources, ...rowSources, ...references].map((source) => {
    const downloadCell = 'download' in source && source.download !== undefined ? 'yes' : '';
    return `| ${source.key} | ${source.publisher}: ${source.title} | ${source.licence} | ${downloadCell} |`;
  });
  const text = `# Sources
Every source that ingest reads, written from \`ingest/sources\`. Figures keep the licence of their publisher; \`catalog/licences.ts\` says what
each licence allows. \`npm run ingest -- --download\` fetches the files marked in the last column. The last three rows are code lists: they
check \`ingest/mappings/areas.csv\` and give no figures.

| Key | Publisher and data set | Licence | Download |
|---|---|---|---|
${rows.join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../docs/sources.md');
});
