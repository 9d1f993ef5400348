import { pestsOnPage } from '#catalog/losses/pests.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { PestRow } from '#contract/pests.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureName } from '../../figure/figure-name.ts';
import { sourcesOf } from '../../figure/sources-of.ts';
import type { Speech } from '../../i18n/speech.ts';
import { partsFigures } from './pest-parts.tsx';
import { agentText, headingText, type PestsPageData, partText, pestFilters } from './pest-texts.ts';

export function pestsFigures(data: PestsPageData, speech: Speech): readonly Figure[] {
  const { crop, kind, view, answer: part } = data;
  if (part.state === 'failed') return [];
  const parts = partsFigures(data, part.value, speech);
  if (part.value.rows.length === 0) return parts;
  const { words } = speech;
  const { rows, total } = part.value;
  const title = words('pests.list.title');
  const before = (view.page - 1) * pestsOnPage;
  const sources = part.value.sources.filter(({ key }) =>
    rows.some(({ records }) => records.some(({ source }) => source === key)),
  );
  return [
    ...parts,
    {
      id: 'list',
      title,
      name: figureName(
        title,
        headingText(words, crop, kind),
        pestFilters(data, part.value, speech).namedWithout([]),
      ),
      finding: words(`pests.list.${rows.length < total ? 'span' : 'finding'}.${kind}`, {
        first: before + 1,
        last: before + rows.length,
        total,
      }),
      info: words('pests.list.info'),
      ...sourcesOf(words, sources),
      area: worldCode,
      picture: null,
      ...tableOf(rows, columnsOf(speech)),
    },
  ];
}

function columnsOf(speech: Speech): readonly ColumnOf<PestRow>[] {
  const { words } = speech;
  const column = (key: string, of: (row: PestRow) => string | null): ColumnOf<PestRow> =>
    columnOf(key, words(`pests.column.${key}`), 'text', of);
  return [
    column('scientific', ({ scientific }) => scientific),
    ...['en', 'es', 'pt'].map((tag) => ({
      ...column('name', ({ names }) =>
        names
          .filter(({ language }) => language === tag)
          .map(({ name }) => name)
          .join('; '),
      ),
      key: tag,
      label: words(`pests.names.${tag}`),
    })),
    column('agent', (row) => agentText(speech, row)),
    column('part', (row) => partText(speech, row)),
    column('source', ({ records }) => records.map(({ source }) => source).join('; ')),
  ];
}
